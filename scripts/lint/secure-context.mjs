/** What browsers have by https or on this machine only, by the object that has it: missing on a house's own network. */
const SECURE = {
  navigator: new Set(
    (
      'bluetooth clipboard credentials gpu hid keyboard locks mediaDevices requestMIDIAccess serial serviceWorker ' +
      'setAppBadge share storage storageBuckets usb userAgentData wakeLock xr'
    ).split(' '),
  ),
  crypto: new Set(['randomUUID', 'subtle']),
}
const GLOBAL = new Set([
  'caches',
  'cookieStore',
  'Notification',
  'PaymentRequest',
  'showOpenFilePicker',
  'showSaveFilePicker',
])
const GLOBALS = new Set(['window', 'globalThis', 'self'])

/** The name by which an object is spoken of: of `window.navigator` and `navigator` it is navigator. */
const nameOf = (node) =>
  node?.type === 'Identifier' ? node.name : node?.type === 'MemberExpression' ? nameOf(node.property) : undefined

const isSecure = (object, name) => SECURE[object]?.has(name) || (GLOBALS.has(object) && GLOBAL.has(name))

/** Rejects what exists in secure contexts only, outside the module that knows it (LISEZMOI.md). */
export const secureContext = {
  meta: { type: 'problem' },
  create(context) {
    const report = (node, name) =>
      context.report({
        node,
        message: `« ${name} » is missing over http on a house's own network: take it from @potager/ui/secure-context.`,
      })
    return {
      MemberExpression({ object, property }) {
        const name = property.value ?? property.name
        if (isSecure(nameOf(object), name)) report(property, name)
      },
      VariableDeclarator({ id, init }) {
        if (id.type !== 'ObjectPattern') return
        for (const { key } of id.properties) if (isSecure(nameOf(init), key?.name)) report(key, key.name)
      },
      Identifier(node) {
        const { parent } = node
        const isName =
          ['MemberExpression', 'Property'].includes(parent.type) && parent.object !== node && parent.value !== node
        if (GLOBAL.has(node.name) && !isName && context.sourceCode.isGlobalReference(node)) report(node, node.name)
      },
    }
  },
}
