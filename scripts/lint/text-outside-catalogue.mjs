/** A capital or « that begins several words: a text that somebody reads, not a name, a key or SQL. */
const SENTENCE = /^\s*(?!Bearer )[«\p{Lu}][\p{L}'’]*[ \u00a0]+\S/u
const WORD = /\p{L}{2}/u
/** Only French has these in a literal of the code. */
const FRENCH = /[àâçéèêëîïôùûœ]/iu

/** Where one word is a text as much as a sentence is: what views are given to show, messages of zod, the server's refusals. */
const TOLD = new Set(['error', 'message', 'label', 'title', 'hint', 'placeholder', 'caption'])
const CHECKS =
  /^(?:uuid|int|min|max|length|regex|refine|email|positive|nonnegative|multipleOf|gt|gte|lt|lte|number|string)$/
const REFUSES = /^(?:Refusal|forbidden|notFound|conflict)$/

/** What describes the contract to those who call it, and what only developers read. */
const DESCRIBES = new Set(['summary', 'description'])

const textOf = ({ type, value, quasis }) =>
  type === 'TemplateLiteral' ? quasis.map((part) => part.value.cooked).join('…') : value

const calleeOf = ({ callee }) => callee.property?.name ?? callee.name

/** Whether the text is for developers or integrators, by what it stands in. */
function isForDevelopers(node) {
  for (let { parent } = node; parent; parent = parent.parent) {
    if (parent.type === 'Property' && DESCRIBES.has(parent.key.name)) return true
    if (parent.type === 'CallExpression' && calleeOf(parent) === 'describe') return true
    if (parent.type === 'NewExpression' && calleeOf(parent) === 'Error') return true
    if (parent.type.startsWith('TS') && parent.type.endsWith('Type')) return true
  }
  return false
}

/** Whether whatever stands there is read by people. */
function isTold({ parent, ...node }) {
  if (parent.type === 'Property') return parent.value.start === node.start && TOLD.has(parent.key.name)
  if (parent.type !== 'CallExpression' && parent.type !== 'NewExpression') return false
  const name = calleeOf(parent)
  return REFUSES.test(name) || (CHECKS.test(name) && parent.callee.type === 'MemberExpression')
}

/** Refuses a text that people read anywhere but in the catalogue, packages/domain/src/base/messages (docs/languages.md). */
export const textOutsideCatalogue = {
  meta: { type: 'problem' },
  create(context) {
    function check(node) {
      const text = textOf(node)
      if (typeof text !== 'string') return
      const isText =
        text.split(/<[^>]*>/).some((part) => SENTENCE.test(part) || (FRENCH.test(part) && WORD.test(part))) ||
        (WORD.test(text) && isTold(node))
      if (isText && !isForDevelopers(node)) {
        context.report({ node, message: `« ${text} » belongs in the catalogue, packages/domain/src/base/messages.` })
      }
    }
    return { Literal: check, TemplateLiteral: check }
  },
}
