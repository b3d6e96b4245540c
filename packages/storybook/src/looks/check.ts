import { typefaces } from '@potager/ui/tokens'
import axe from 'axe-core'
import { afterEach, beforeAll, expect, inject, type RunnerTestCase } from 'vitest'
import { commands, page } from 'vitest/browser'

/** A look, named like its folder of images. Forced colours have none: the system chooses them. */
type Look = 'clair' | 'sombre' | 'telephone'

const images = import.meta.glob('../images/*/*.png')

/** Whether the story with this id has an image in a look; the matcher writes one hyphen where there are more. */
const hasImage = (look: Look, id: string): boolean => `../images/${look}/${id.replace('--', '-')}.png` in images

/** What a focus scrolls depends on what had loaded by then. */
function scrollBack(): void {
  for (const element of document.querySelectorAll('*')) if (element.scrollTop > 0) element.scrollTop = 0
}

async function everythingDrawn(): Promise<void> {
  await document.fonts.ready
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
}

/** Throws unless the page looks like the story's image in this look, but for a few pixels, where it has one. */
async function compareWithImage(look: Look, task: RunnerTestCase, id: string): Promise<void> {
  if (!inject('comparesImages') || !hasImage(look, id)) return
  await everythingDrawn()
  scrollBack()
  await expect(document.documentElement).toMatchScreenshot(`${look}/${id}`)
  task.meta.images = (task.meta.images ?? 0) + 1
}

/** What Storybook's test addon knows about the story on screen. */
interface Shown {
  id: string
  parameters: Record<string, unknown>
}

declare module 'vitest' {
  interface TestContext {
    story?: Shown
  }
}

/** Rules that a story disables, with its reason, in the addon's `parameters.a11y.config.rules`. */
function leftOut({ parameters }: Shown): Set<string> {
  const { config } = (parameters.a11y ?? {}) as { config?: { rules?: { id: string; enabled?: boolean }[] } }
  return new Set((config?.rules ?? []).filter(({ enabled }) => enabled === false).map(({ id }) => id))
}

/** Whether a story disables this rule. */
const leavesOut = (story: Shown, rule: string): boolean => leftOut(story).has(rule)

/**
 * Throws, with the elements, when the page, or what of it is given, violates one of these axe rules; `look` names the
 * look in the message.
 */
async function holdRules(
  look: string,
  story: Shown,
  { rules, on = [document.body] }: { rules: readonly string[]; on?: readonly Element[] },
): Promise<void> {
  const without = leftOut(story)
  const values = rules.filter((rule) => !without.has(rule))
  if (on.length === 0 || values.length === 0) return
  const { violations } = await axe.run(
    { include: [...on] as Node[] },
    {
      runOnly: { type: 'rule', values },
      resultTypes: ['violations'],
    },
  )
  if (violations.length === 0) return
  const said = violations.map(({ id, help, nodes }) => {
    const places = nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary ?? ''}`)
    return `${id}, ${help}\n${places.join('\n')}`
  })
  throw new Error(`${look}: ${said.join('\n\n')}`)
}

/** Attributes that name or point to something: no style depends on them. */
const names =
  /^(?:id|for|href|src|name|value|title|alt|placeholder|aria-(?:label|labelledby|describedby|controls|owns|activedescendant|valuenow|valuetext))$/

/** States that styles depend on and no attribute shows. */
const states = [':hover', ':focus', ':focus-visible', ':checked', ':disabled']

function signOf(element: Element): string {
  const attributes = [...element.attributes].filter(({ name }) => !names.test(name))
  const written = attributes.map(({ name, value }) => `${name}=${value}`).toSorted()
  return [element.tagName, ...written, ...states.filter((state) => element.matches(state))].join(' ')
}

const seen = new Map<string, Set<string>>()

/** The element and all around it, as far as style sheets can tell them apart. */
function chainOf(element: Element, signs: Map<Element, string>): string {
  const known = signs.get(element)
  if (known !== undefined) return known
  const around = element.parentElement ? chainOf(element.parentElement, signs) : ''
  const chain = `${around} > ${signOf(element)}`
  signs.set(element, chain)
  return chain
}

/**
 * The elements that no story of this run has shown yet in this look: others with the same classes, attributes and
 * states, inside the same, were checked in it. `remember` is called once these have passed.
 */
function notYetSeen(look: string, elements: readonly Element[]): { fresh: Element[]; remember: () => void } {
  const known = seen.get(look) ?? new Set()
  seen.set(look, known)
  const signs = new Map<Element, string>()
  const fresh = elements.filter((element) => !known.has(chainOf(element, signs)))
  return {
    fresh,
    remember: () => {
      for (const element of fresh) known.add(chainOf(element, signs))
    },
  }
}

const hasText = (element: Element) =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())

/** The elements with a text of their own. */
const withText = (): Element[] =>
  [...document.body.querySelectorAll('*')].filter((element) => element.matches('input, textarea') || hasText(element))

const chosen = ':is([aria-pressed=true],[aria-selected=true],a[aria-current],button[aria-current])'

/** What is selected on the page. */
const chosenElements = (): Element[] => [...document.querySelectorAll(chosen)]

function highlightColour(): string {
  const probe = document.createElement('i')
  probe.style.cssText = 'forced-color-adjust:none;background:Highlight'
  document.body.append(probe)
  const { backgroundColor } = getComputedStyle(probe)
  probe.remove()
  return backgroundColor
}

/** Throws when one of these selected elements looks like the others in forced colours, which remove our backgrounds. */
function holdHighlight(elements: readonly Element[]): void {
  const highlight = highlightColour()
  const lost = elements.filter(
    (element) => element.checkVisibility() && getComputedStyle(element).backgroundColor !== highlight,
  )
  if (lost.length > 0)
    throw new Error(
      `forced colours: nothing says what is selected.\n${lost.map(({ outerHTML }) => outerHTML).join('\n')}`,
    )
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    forceColours(forced: boolean): Promise<void>
  }
}

type Task = Parameters<typeof compareWithImage>[1]

/**
 * axe rules that depend on the width. Screens with another layout on phones have their own phone stories, with every
 * rule.
 */
const byWidth = ['target-size', 'scrollable-region-focusable']

const CONTRAST = 'color-contrast'

const phone = { width: 360, height: 780 }

async function inDark(task: Task, story: Shown): Promise<void> {
  const { dataset } = document.documentElement
  const { scheme } = dataset
  // The story itself may have set the dark scheme.
  if (scheme === 'dark') return
  const { fresh, remember } = notYetSeen('dark', leavesOut(story, CONTRAST) ? [] : withText())
  if (fresh.length === 0 && !hasImage('sombre', story.id)) return
  dataset.scheme = 'dark'
  try {
    await holdRules('dark', story, { rules: [CONTRAST], on: fresh })
    remember()
    await compareWithImage('sombre', task, story.id)
  } finally {
    dataset.scheme = scheme
  }
}

async function onPhone(task: Task, story: Shown): Promise<void> {
  if (window.innerWidth !== phone.width) {
    await page.viewport(phone.width, phone.height)
    await holdRules('phone', story, { rules: byWidth })
  }
  await compareWithImage('telephone', task, story.id)
}

async function inForcedColours(): Promise<void> {
  const { fresh, remember } = notYetSeen('forced colours', chosenElements())
  if (fresh.length === 0) return
  await commands.forceColours(true)
  try {
    holdHighlight(fresh)
    remember()
  } finally {
    await commands.forceColours(false)
  }
}

/**
 * A first story that is laid out before its fonts have loaded keeps traces of it. Only ours are awaited: the fallbacks
 * are local fonts, mostly missing.
 */
beforeAll(async () => {
  const found = await Promise.all(typefaces.map((family) => document.fonts.load(`16px '${family}'`)))
  if (found.some((faces) => faces.length === 0)) throw new Error('A typeface of the product is not declared')
})

/**
 * The story has played on a wide screen in light, with every axe rule: now check the same page in the other looks. The
 * next story resets its width.
 */
afterEach(async ({ task, story }) => {
  if (!story || task.result?.state === 'fail') return
  await compareWithImage('clair', task, story.id)
  await inDark(task, story)
  await onPhone(task, story)
  await inForcedColours()
})
