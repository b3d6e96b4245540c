/** What Safari 16.4, Chrome 109 or Firefox 115 lacks, by the object that has it. Types of the language are those of ES2023. */
const YOUNG = {
  Array: ['fromAsync'],
  Document: ['parseHTMLUnsafe'],
  Intl: ['DurationFormat', 'Segmenter'],
  Map: ['groupBy'],
  Math: ['f16round', 'sumPrecise'],
  Object: ['groupBy'],
  Promise: ['try', 'withResolvers'],
  RegExp: ['escape'],
  Response: ['json'],
  URL: ['canParse', 'parse'],
}
/** Names that are enough, whatever has them. */
const MEMBERS = new Set(
  (
    'ariaNotify cancelIdleCallback caretPositionFromPoint checkVisibility closedBy commandForElement getComposedRanges getHTML ' +
    'hidePopover isDisjointFrom isSubsetOf isSupersetOf isWellFormed moveBefore onscrollend popoverTargetElement ' +
    'requestIdleCallback scheduler setHTML setHTMLUnsafe showPopover startViewTransition symmetricDifference togglePopover ' +
    'toWellFormed userActivation'
  ).split(' '),
)
const GLOBALS = new Set([
  'CloseWatcher',
  'EditContext',
  'Highlight',
  'Iterator',
  'Temporal',
  'requestIdleCallback',
  'scheduler',
])

/** Rejects what the oldest browsers of package.json lack, outside what stands in for it. Ask for it by `?.` or `in`. */
export const oldestBrowsers = {
  meta: { type: 'problem' },
  create(context) {
    const report = (node, name) =>
      context.report({
        node,
        message: `« ${name} » is missing in the oldest browsers of README: ask for it, or do without.`,
      })
    return {
      MemberExpression(node) {
        const { object, property, parent } = node
        const name = property.value ?? property.name
        const asked = parent.optional || (parent.type === 'CallExpression' && parent.callee === node && parent.optional)
        if (YOUNG[object.name]?.includes(name) || (MEMBERS.has(name) && !asked)) report(property, name)
      },
      Identifier(node) {
        const { parent } = node
        const isName =
          ['MemberExpression', 'Property'].includes(parent.type) && parent.object !== node && parent.value !== node
        if (GLOBALS.has(node.name) && !isName && context.sourceCode.isGlobalReference(node)) report(node, node.name)
      },
    }
  },
}
