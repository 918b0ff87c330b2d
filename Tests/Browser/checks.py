"""Checks for any open page: each function returns what is wrong with it, in words."""

import counting
from browsing import AXE
from playwright.sync_api import Page

STRUCTURE = """() => ['h1', 'main'].map(part => [document.querySelectorAll(part).length, part])
    .filter(([count]) => count !== 1).map(([count, part]) => `${count} ${part} where one belongs`)
    .concat(document.title.trim() ? [] : ['no title'], document.documentElement.lang ? [] : ['no language'])"""

# Visible controls smaller than a fingertip, each described. Links within a sentence are exempt; half a star may be half
# as wide, because it is one side of a full target.
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
            const size = `${Math.round(width)}x${Math.round(height)}`;
            found.push(`too small a target: ${element.tagName.toLowerCase()} '${name}': ${size}`);
        }
    }
    return found;
}"""

# Controls whose middle a tap does not reach, because another one covers it. Bars that stay while the page moves
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
            found.push(`covered: ${element.outerHTML.slice(0, 80)} under ${over.outerHTML.slice(0, 80)}`);
    }
    return found;
}"""

# Text that is cut off on some side. Titles may end in dots, because they are complete on the film's page.
CUT = """() => [...document.querySelectorAll('body *')].filter(element => {
    if (!element.checkVisibility() || element.matches('svg *, select, input, textarea, option')) return false;
    // Said only to those who do not see it.
    if (getComputedStyle(element).clipPath === 'inset(50%)' || element.closest('.vh')) return false;
    const own = [...element.childNodes].filter(node => node.nodeType === 3 && node.data.trim());
    if (!own.length) return false;
    const range = document.createRange();
    range.setStartBefore(own[0]);
    range.setEndAfter(own.at(-1));
    const text = range.getBoundingClientRect();
    if (getComputedStyle(element).webkitLineClamp !== 'none' || getComputedStyle(element).textOverflow === 'ellipsis')
        return false;
    for (let box = element; box && box !== document.body; box = box.parentElement) {
        const style = getComputedStyle(box), frame = box.getBoundingClientRect();
        if (style.overflowX !== 'visible' && style.overflowX !== 'auto'
            && (text.right > frame.right + 2 || text.left < frame.left - 2)) return true;
        if (style.overflowY !== 'visible' && style.overflowY !== 'auto'
            && (text.bottom > frame.bottom + 3 || text.top < frame.top - 3)) return true;
        if (style.position === 'fixed' || style.overflowX === 'auto' || style.overflowY === 'auto') return false;
    }
    return text.right > innerWidth + 1 || text.left < -1;
}).map(element => 'cut off: ' + element.textContent.trim().slice(0, 60))"""

# Controls and headings that cut off their own text without saying so.
CUT_BY_ITSELF = """() => [...document.querySelectorAll('h1, button, label, summary, nav a')]
    .filter(e => e.checkVisibility() && getComputedStyle(e).overflowX === 'hidden' && e.clientWidth > 1
        && e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).textOverflow !== 'ellipsis')
    .map(e => 'cut off: ' + e.textContent.trim())"""

SIDEWAYS = """() => {
    const over = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    return over > 0 ? [`scrolls sideways by ${over} px`] : [];
}"""

# What depends on the size of the page.
LAYOUT = [SIDEWAYS, SMALL_TARGETS, COVERED, CUT, CUT_BY_ITSELF]

# Looked up where it is measured, because content that arrives meanwhile may put another heading there.
TEXT_SIZE = "() => parseFloat(getComputedStyle(document.querySelector('h1')).fontSize)"

# Everything on which the verdict of axe depends, as a number: which elements are shown, whether they scroll, their colours
# and how large their text is. Left out are the tabs, which are the same on every page and look alike in all wide sizes, and
# the groups of the settings beside one of them, which axe meets where a desktop is the first size.
APPEARANCE = """() => {
    let hash = 0;
    const add = text => { for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0), 16777619) };
    [...document.querySelectorAll('body *')].forEach((element, place) => {
        if (element.closest('.tabs, .beside > .groups') || !element.checkVisibility({ visibilityProperty: true })) return;
        const style = getComputedStyle(element), size = parseFloat(style.fontSize);
        const isLarge = size >= 24 || size >= 18.5 && style.fontWeight >= 700;
        const scrolls = [style.overflowX, style.overflowY].some(kind => kind === 'auto' || kind === 'scroll')
            && (element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight);
        add([place, isLarge, scrolls, style.color, style.backgroundColor, style.backgroundImage, style.opacity].join());
    });
    return hash;
}"""

# The contrast of each text of a toast with the toast. axe says nothing about what lies over something else.
TOASTS = """() => {
    const light = colour => {
        const parts = colour.match(/[\\d.]+/g).slice(0, 3).map(part => part / 255)
            .map(part => part <= .04045 ? part / 12.92 : ((part + .055) / 1.055) ** 2.4);
        return .2126 * parts[0] + .7152 * parts[1] + .0722 * parts[2] + .05;
    };
    return [...document.querySelectorAll('.toast :is(p, .link)')].flatMap(text => {
        const [ink, ground] = [text, text.closest('.toast')].map(element => getComputedStyle(element));
        const [less, more] = [light(ink.color), light(ground.backgroundColor)].sort((a, b) => a - b);
        return more / less >= 4.5 ? [] : [`contrast of ${(more / less).toFixed(2)}: ${text.textContent}`];
    });
}"""

# Notes each element that gets the focus: whether the focus is visible, where the element is, and its markup.
NOTE_FOCUS = """() => {
    window.focused = [];
    addEventListener('focusin', ({ target }) => {
        // A radio button or check box may hide behind its label, which then shows the focus.
        const shown = [target, ...(target.labels ?? []), target.parentElement, target.nextElementSibling].filter(Boolean);
        const marked = shown.some(e => {
            const style = getComputedStyle(e);
            return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0 || style.boxShadow !== 'none';
        });
        const path = [];
        for (let p = target; p; p = p.parentElement) path.unshift([...(p.parentElement?.children ?? [p])].indexOf(p));
        focused.push({ marked, path: path.join('/'), html: target.outerHTML.slice(0, 120) });
    });
}"""


def structure(page: Page) -> list[str]:
    """One heading, one main part, a title and a language."""
    return page.evaluate(STRUCTURE)


def accessibility(page: Page) -> list[str]:
    """What axe finds. All its rules run; only those that are broken are reported."""
    counting.COUNTS[counting.AXE] += 1
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE)
    violations = page.evaluate("() => axe.run({ resultTypes: ['violations'] }).then(found => found.violations)")
    return [
        f"{v['id']} ({v['impact']}): {v['help']}" + "".join(f"\n    {n['html'][:200]}" for n in v["nodes"][:5])
        for v in violations
    ]


def toasts(page: Page) -> list[str]:
    """The texts of messages that cannot be read."""
    return page.evaluate(TOASTS)


def appearance(page: Page) -> int:
    """Two equal ones of one page in one theme are the same to axe."""
    return page.evaluate(APPEARANCE)


def small_targets(page: Page) -> list[str]:
    return page.evaluate(SMALL_TARGETS)


def sideways(page: Page) -> list[str]:
    return page.evaluate(SIDEWAYS)


def together(checks: list[str]) -> str:
    """Asks them at once: each question from outside the browser takes as long as the answer."""
    return f"[{', '.join(f'({check})()' for check in checks)}]"


def layout(page: Page) -> list[list[str]]:
    """What each check of the layout finds."""
    return page.evaluate(f"() => {together(LAYOUT)}")


def mirrored(page: Page) -> list[list[str]]:
    """What some find when the page runs from right to left."""
    return page.evaluate(f"""() => {{
        document.documentElement.dir = 'rtl';
        const found = {together([SIDEWAYS, COVERED])};
        document.documentElement.dir = 'ltr';
        return found;
    }}""")


def large_text(page: Page) -> list[str]:
    """Makes text twice as large, and checks that it grows and that all of it can still be read."""
    before = page.evaluate(TEXT_SIZE)
    page.evaluate("() => { document.documentElement.style.fontSize = '200%' }")
    problems = [] if page.evaluate(TEXT_SIZE) > before else ["the size of text does not follow the reader's"]
    return problems + sideways(page) + cut_off(page)


def cut_off(page: Page) -> list[str]:
    return page.evaluate(CUT_BY_ITSELF) + page.evaluate(CUT)


def focus_order(page: Page) -> list[str]:
    """From the top of the page, Tab leads from one control to the next, and each shows that it has the focus."""
    # Start at the top, not in the box that has the focus at first.
    page.locator(".skip").focus()
    page.evaluate(NOTE_FOCUS)
    for _ in range(25):
        page.keyboard.press("Tab")
    focused = page.evaluate("() => focused")
    visited = {focus["path"] for focus in focused}
    problems = [f"the focus cannot be seen on {focus['html']}" for focus in focused if not focus["marked"]]
    if len(visited) < (4 if page.locator("nav").count() else 2):
        problems.append(f"Tab reaches next to nothing: {visited}")
    return problems


def idle_buttons(page: Page) -> list[str]:
    """Without a script, everything that looks like a button sends a form."""
    idle = page.locator("button:visible").evaluate_all("all => all.filter(b => !b.form).map(b => b.outerHTML)")
    return [f"does nothing: {button}" for button in idle]
