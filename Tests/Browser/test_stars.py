"""Half stars by dragging: with a finger, with a mouse, and out of the row."""

import pytest
from browsing import reading
from playwright.sync_api import expect


def halves(page):
    page.locator("[data-stars] .halves").scroll_into_view_if_needed()
    return page.locator("[data-stars] .halves").bounding_box()


class Finger:
    def __init__(self, page):
        self.session = page.context.new_cdp_session(page)

    def send(self, kind: str, *points: tuple[float, float]) -> None:
        self.session.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]}
        )


def chosen(page) -> str:
    return page.locator('[data-stars] input[name="rating"]:checked').input_value()


def test_a_finger_sees_what_it_gives(page, filmz):
    film = filmz.film("Casablanca")
    page.goto(f"/films/{film}")
    box = halves(page)
    y = box["y"] + box["height"] / 2
    finger = Finger(page)
    finger.send("touchStart", (box["x"] + 10, y))
    # One point after another, as a finger moves; the value is shown above each.
    for half in range(1, 8):
        x = box["x"] + box["width"] / 10 * (half - 0.5)
        finger.send("touchMove", (x, y))
    bubble = page.locator(".giving")
    expect(bubble).to_have_text("3½")
    shown = bubble.bounding_box()
    assert shown["y"] + shown["height"] < y - 12, "the finger covers it"
    assert shown["x"] >= 0 and shown["x"] + shown["width"] <= 390
    with page.expect_response(lambda answer: answer.request.method == "POST"):
        finger.send("touchEnd")
    expect(bubble).to_have_count(0)
    page.reload()
    assert chosen(page) == "3.5"


def test_the_row_may_be_left_upwards_and_to_the_side(page, filmz):
    # What is shown is on the reader's scale; what is sent are stars of five.
    page.context.add_cookies([{"name": "filmz-stars", "value": "hundred", "url": filmz.url}])
    film = filmz.film("Casablanca")
    page.goto(f"/films/{film}/seen")
    box = halves(page)
    page.mouse.move(box["x"] + box["width"] * 0.55, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] * 0.85, box["y"] - 40, steps=4)
    expect(page.locator(".giving")).to_have_text("90")
    assert chosen(page) == "4.5"
    page.mouse.move(box["x"] - 30, box["y"], steps=4)
    expect(page.locator(".giving")).to_have_text("0")
    assert chosen(page) == ""
    page.mouse.move(box["x"] + box["width"] + 60, box["y"] + 20, steps=4)
    assert chosen(page) == "5"
    page.mouse.up()
    expect(page.locator(".giving")).to_have_count(0)
    assert chosen(page) == "5"
    expect(page.locator(".halves > b:visible")).to_have_text("100")


@pytest.mark.parametrize("viewport", ["phone", "desktop"])
def test_a_click_after_a_drag_is_a_click(browser, bare, viewport):
    film = bare.film("Casablanca")
    with reading(browser, bare.url, viewport) as reader:
        page = reader.page
        page.goto(f"/films/{film}/seen")
        box = halves(page)
        y = box["y"] + 20
        page.mouse.move(box["x"] + box["width"] * 0.15, y)
        page.mouse.down()
        page.mouse.move(box["x"] + box["width"] * 0.75, y, steps=5)
        page.mouse.up()
        assert chosen(page) == "4"
        page.mouse.click(box["x"] + box["width"] * 0.25, y)
        assert chosen(page) == "1.5"
