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
        context.report({ node, message: `« ${text} » belongs in the catalogue, a *.messages.ts of packages/domain.` })
      }
    }
    return { Literal: check, TemplateLiteral: check }
  },
}
