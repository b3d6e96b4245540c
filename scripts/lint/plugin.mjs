/** A capital or « that starts several words: text for people, not a name, a key or SQL. */
const SENTENCE = /^\s*(?!Bearer )[«\p{Lu}][\p{L}'’]*[ \u00a0]+\S/u
const WORD = /\p{L}{2}/u
/** In a literal only French text has these characters. */
const FRENCH = /[àâçéèêëîïôùûœ]/iu

/** Properties where even a single word is text for people: view props, zod messages, the server's refusals. */
const TOLD = new Set(['error', 'message', 'label', 'title', 'hint', 'placeholder', 'caption'])
const CHECKS =
  /^(?:uuid|int|min|max|length|regex|refine|email|positive|nonnegative|multipleOf|gt|gte|lt|lte|number|string)$/
const REFUSES = /^(?:Refusal|forbidden|notFound|conflict)$/

/** Properties that describe the contract to integrators or developers. */
const DESCRIBES = new Set(['summary', 'description'])

const textOf = ({ type, value, quasis }) =>
  type === 'TemplateLiteral' ? quasis.map((part) => part.value.cooked).join('…') : value

const calleeOf = ({ callee }) => callee.property?.name ?? callee.name

/** Whether the text is for developers or integrators, judging by its ancestors. */
function isForDevelopers(node) {
  for (let { parent } = node; parent; parent = parent.parent) {
    if (parent.type === 'Property' && DESCRIBES.has(parent.key.name)) return true
    if (parent.type === 'CallExpression' && calleeOf(parent) === 'describe') return true
    if (parent.type === 'NewExpression' && calleeOf(parent) === 'Error') return true
    if (parent.type.startsWith('TS') && parent.type.endsWith('Type')) return true
  }
  return false
}

/** Whether any text in this position is shown to people. */
function isTold({ parent, ...node }) {
  if (parent.type === 'Property') return parent.value.start === node.start && TOLD.has(parent.key.name)
  if (parent.type !== 'CallExpression' && parent.type !== 'NewExpression') return false
  const name = calleeOf(parent)
  return REFUSES.test(name) || (CHECKS.test(name) && parent.callee.type === 'MemberExpression')
}

/** Rejects text for people outside the catalogue (docs/languages.md). */
const textOutsideCatalogue = {
  meta: { type: 'problem' },
  create(context) {
    function check(node) {
      const text = textOf(node)
      if (typeof text !== 'string') return
      const isText =
        text.split(/<[^>]*>/).some((part) => SENTENCE.test(part) || (FRENCH.test(part) && WORD.test(part))) ||
        (WORD.test(text) && isTold(node))
      if (isText && !isForDevelopers(node)) {
        context.report({ node, message: `« ${text} » belongs in the catalogue, a *.messages.ts of packages/domain.` })
      }
    }
    return { Literal: check, TemplateLiteral: check }
  },
}

const words = (list) => new Set(list.split(' '))

/** The name by which an object is spoken of: of `window.navigator` and `navigator` it is navigator. */
const nameOf = (node) =>
  node?.type === 'Identifier' ? node.name : node?.type === 'MemberExpression' ? nameOf(node.property) : undefined

/**
 * A rule that rejects what some browsers lack: members by the object that has them, members whatever has them unless their
 * presence is checked (`element.showPopover?.()`), globals.
 */
const without = ({ of, members = new Set(), globals, why }) => ({
  meta: { type: 'problem' },
  create(context) {
    const report = (node, name) => context.report({ node, message: `« ${name} » ${why}` })
    const isOf = (object, name) => of[nameOf(object)]?.has(name)
    return {
      MemberExpression(node) {
        const name = node.property.value ?? node.property.name
        if (isOf(node.object, name) || (members.has(name) && !node.parent.optional)) report(node.property, name)
      },
      VariableDeclarator({ id, init }) {
        if (id.type !== 'ObjectPattern') return
        for (const { key } of id.properties) if (isOf(init, key?.name)) report(key, key.name)
      },
      Identifier(node) {
        const { parent } = node
        const isName =
          ['MemberExpression', 'Property'].includes(parent.type) && parent.object !== node && parent.value !== node
        if (globals.has(node.name) && !isName && context.sourceCode.isGlobalReference(node)) report(node, node.name)
      },
    }
  },
})

/** What Safari 16.4, Chrome 109 or Firefox 115 lacks. Types of the language are those of ES2023. */
const oldestBrowsers = without({
  of: {
    Array: words('fromAsync'),
    Document: words('parseHTMLUnsafe'),
    Intl: words('DurationFormat Segmenter'),
    Map: words('groupBy'),
    Math: words('f16round sumPrecise'),
    Object: words('groupBy'),
    Promise: words('try withResolvers'),
    RegExp: words('escape'),
    Response: words('json'),
    URL: words('canParse parse'),
  },
  members: words(
    'ariaNotify cancelIdleCallback caretPositionFromPoint checkVisibility closedBy commandForElement getComposedRanges getHTML ' +
      'hidePopover isDisjointFrom isSubsetOf isSupersetOf isWellFormed moveBefore onscrollend popoverTargetElement ' +
      'requestIdleCallback scheduler setHTML setHTMLUnsafe showPopover startViewTransition symmetricDifference togglePopover ' +
      'toWellFormed userActivation',
  ),
  globals: words('CloseWatcher EditContext Highlight Iterator Temporal requestIdleCallback scheduler'),
  why: 'is missing in the oldest browsers of README: ask for it by `?.` or `in`, or do without.',
})

const secureGlobals = words('caches cookieStore Notification PaymentRequest showOpenFilePicker showSaveFilePicker')

/** What browsers have by https or on this machine only: missing on a house's own network (LISEZMOI.md). */
const secureContext = without({
  of: {
    navigator: words(
      'bluetooth clipboard credentials gpu hid keyboard locks mediaDevices requestMIDIAccess serial serviceWorker ' +
        'setAppBadge share storage storageBuckets usb userAgentData wakeLock xr',
    ),
    crypto: words('randomUUID subtle'),
    window: secureGlobals,
    globalThis: secureGlobals,
    self: secureGlobals,
  },
  globals: secureGlobals,
  why: "is missing over http on a house's own network: take it from @potager/ui/secure-context.",
})

export default {
  meta: { name: 'potager' },
  rules: {
    'oldest-browsers': oldestBrowsers,
    'secure-context': secureContext,
    'text-outside-catalogue': textOutsideCatalogue,
  },
}
