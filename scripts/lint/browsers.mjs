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
export const oldestBrowsers = without({
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
export const secureContext = without({
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
