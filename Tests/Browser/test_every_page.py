"""What holds for every screen, at every size, in both themes."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from browsing import THEMES, VIEWPORTS, reading
from screens import SCREENS, Screen, furnish
from states import STATES, State, enter, let_go

# Looked up where it is measured, since what comes in meanwhile may put another heading there.
TEXT_SIZE = "() => parseFloat(getComputedStyle(document.querySelector('h1')).fontSize)"

# Visible controls smaller than a fingertip, each described. Links within a sentence are exempt; half a star may be half
# as wide, for it is one side of a full target.
SMALL_TARGETS = """() => {
    const least = 44 - 0.5;
    const box = element => element.getBoundingClientRect();
    const visible = element => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        && box(element).width > 1 && box(element).height > 1 && box(element).right > 0 && box(element).bottom > 0;
    const inSentence = element => element.tagName === 'A' && getComputedStyle(element).display === 'inline'
        && element.parentElement.textContent.trim().length > element.textContent.trim().length;
    const found = [];
    for (const element of document.querySelectorAll(
        'a[href], button, summary, select, textarea, input:not([type="hidden"])')) {
        const choice = element.matches('[type="radio"], [type="checkbox"]');
        // A link may be spread over the row or tile it stands in.
        const spread = getComputedStyle(element, '::after');
        const isSpread = spread.content !== 'none' && spread.position === 'absolute' && spread.inset === '0px';
        const target = isSpread ? element.offsetParent ?? element : choice ? element.labels[0] ?? element : element;
        if (!visible(target) || inSentence(element)) continue;
        const wide = element.name === 'rating' && choice ? least / 2 : least;
        const own = box(element), around = box(target);
        const width = Math.max(own.width, around.width), height = Math.max(own.height, around.height);
        if (width < wide || height < least) {
            const name = element.getAttribute('aria-label') ?? (target.textContent.trim() || element.name);
            found.push(`${element.tagName.toLowerCase()} '${name}': ${Math.round(width)}x${Math.round(height)}`);
        }
    }
    return found;
}"""

# Controls whose middle a tap does not reach, because another one lies over it. Bars that stay while the page moves
# under them may do so.
COVERED = """() => {
    const controls = 'a[href], button, summary, select, textarea, input:not([type="hidden"])';
    const stays = element => element
        && (['fixed', 'sticky'].includes(getComputedStyle(element).position) || stays(element.parentElement));
    const found = [];
    for (const element of document.querySelectorAll(controls)) {
        const { left, top, width, height } = element.getBoundingClientRect();
        if (width < 2 || height < 2 || !element.checkVisibility({ visibilityProperty: true })) continue;
        const over = document.elementFromPoint(left + width / 2, top + height / 2)?.closest(controls);
        if (over && over !== element && !element.contains(over) && !over.contains(element) && !stays(over))
            found.push(`${element.outerHTML.slice(0, 80)} under ${over.outerHTML.slice(0, 80)}`);
    }
    return found;
}"""


def describe(violations: list[dict]) -> str:
    return "\n".join(
        f"{v['id']} ({v['impact']}): {v['help']}\n" + "\n".join(f"    {n['html'][:200]}" for n in v["nodes"][:5])
        for v in violations
    )


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("viewport", VIEWPORTS)
@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_screen(looking, screen: Screen, viewport: str, theme: str):
    with looking(screen, viewport, theme) as reader:
        page = reader.page
        answer = page.goto(reader.path, wait_until="load")
        assert answer.status == screen.status
        assert answer.header_value("content-type").lower() == "text/html; charset=utf-8"

        assert page.locator("h1").count() == 1
        assert page.title().strip()
        assert page.locator("html").get_attribute("lang")
        assert page.locator("main").count() == 1

        overflow = page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert overflow <= 0, f"scrolls sideways by {overflow} px"
        assert page.evaluate(SMALL_TARGETS) == []
        assert page.evaluate(COVERED) == []

        violations = Axe().run(page).response["violations"]
        assert not violations, describe(violations)


@pytest.mark.parametrize("state", STATES, ids=lambda state: state.name)
def test_state(browser, request, state: State):
    server = request.getfixturevalue(state.on)
    ids = server.ids or furnish(server)
    for theme in THEMES:
        with reading(browser, server.url, theme=theme) as reader:
            enter(state, reader.page, server, ids)
            violations = Axe().run(reader.page).response["violations"]
            assert not violations, describe(violations)
            assert reader.page.evaluate(SMALL_TARGETS) == []
            let_go()
            # What goes wrong here does so on purpose.
            reader.complaints.clear()


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.name)
def test_text_at_twice_its_size(looking, screen: Screen):
    with looking(screen) as reader:
        page = reader.page
        page.goto(reader.path)
        before = page.evaluate(TEXT_SIZE)
        page.evaluate("() => { document.documentElement.style.fontSize = '200%' }")
        after = page.evaluate(TEXT_SIZE)
        assert after > before, "the size of text does not follow the reader's"
        overflow = page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert overflow <= 0, f"scrolls sideways by {overflow} px"
        cut = page.evaluate(
            """() => [...document.querySelectorAll('h1, button, label, summary, nav a')]
                .filter(e => e.checkVisibility() && getComputedStyle(e).overflowX === 'hidden' && e.clientWidth > 1
                    && e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).textOverflow !== 'ellipsis')
                .map(e => e.textContent.trim())"""
        )
        assert cut == []


@pytest.mark.parametrize("screen", [s for s in SCREENS if s.status == 200], ids=lambda screen: screen.name)
def test_focus_is_seen_and_moves_on(looking, screen: Screen):
    with looking(screen, "desktop") as reader:
        page = reader.page
        page.goto(reader.path)
        # Start at the top, not in the box that has the focus on arrival.
        page.locator(".skip").focus()
        visited, unseen = set(), []
        for _ in range(25):
            page.keyboard.press("Tab")
            focus = page.evaluate(
                """() => {
                    const e = document.activeElement;
                    if (e === document.body) return null;
                    // A radio button or check box may hide behind its label, which then shows the focus.
                    const shown = [e, ...(e.labels ?? []), e.parentElement, e.nextElementSibling].filter(Boolean);
                    const marked = shown.some(e => {
                        const style = getComputedStyle(e);
                        return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0
                            || style.boxShadow !== 'none';
                    });
                    const path = [];
                    for (let p = e; p; p = p.parentElement)
                        path.unshift([...(p.parentElement?.children ?? [p])].indexOf(p));
                    return { marked, path: path.join('/'), html: e.outerHTML.slice(0, 120) };
                }"""
            )
            if focus is None:
                break
            visited.add(focus["path"])
            if not focus["marked"]:
                unseen.append(focus["html"])
        assert len(visited) >= (4 if page.locator("nav").count() else 2), f"Tab reaches next to nothing: {visited}"
        assert unseen == []


@pytest.mark.parametrize("screen", [s for s in SCREENS if s.status == 200], ids=lambda screen: screen.name)
def test_without_script_nothing_is_missing(looking, screen: Screen):
    with looking(screen, script=False) as reader:
        page = reader.page
        page.goto(reader.path)
        assert page.locator("h1").is_visible()
        assert page.evaluate(SMALL_TARGETS) == []
        # Whatever looks like a button does something: it sends a form.
        idle = page.locator("button:visible").evaluate_all("all => all.filter(b => !b.form).map(b => b.outerHTML)")
        assert idle == []
