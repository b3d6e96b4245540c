import { parseSync } from 'vite'

const lineOf = (source, offset) => source.slice(0, offset).split('\n').length

const erased = (entries) => entries.length > 0 && entries.every((entry) => entry.isType)

/** Calls `visit` on every node of a syntax tree. */
function walk(node, visit) {
  if (Array.isArray(node)) for (const item of node) walk(item, visit)
  else if (node && typeof node === 'object') {
    if (typeof node.type === 'string') visit(node)
    for (const key of Object.keys(node)) walk(node[key], visit)
  }
}

/**
 * What a module imports: {specifier, line, typeOnly} for `import`, `export … from`, `import()` of a text and types
 * written as import('…').
 */
export function importsOf(file, source) {
  const { module, program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} : ${errors[0].message}`)
  const found = module.staticImports.map(({ start, moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    line: lineOf(source, start),
    typeOnly: erased(entries) || /^import\s+type\b/.test(source.slice(start, start + 20)),
  }))
  for (const { start, entries } of module.staticExports) {
    const from = entries.find((entry) => entry.moduleRequest)?.moduleRequest
    if (from) found.push({ specifier: from.value, line: lineOf(source, start), typeOnly: erased(entries) })
  }
  walk(program, (node) => {
    const asked = node.type === 'ImportExpression' || node.type === 'TSImportType' ? node.source : undefined
    if (typeof asked?.value !== 'string') return
    found.push({ specifier: asked.value, line: lineOf(source, node.start), typeOnly: node.type === 'TSImportType' })
  })
  return found
}

/** Lines where a module names one of `globals` as a value: `fetch(…)`, `window.fetch`, `new WebSocket(…)`. */
export function usesOf(file, source, globals) {
  const found = []
  walk(parseSync(file, source).program, (node) => {
    const called = node.type === 'CallExpression' || node.type === 'NewExpression' ? node.callee : undefined
    if (!called) return
    const global = called.type === 'MemberExpression' && /^(window|globalThis|self)$/.test(called.object.name ?? '')
    const name = global ? called.property.name : called.name
    if (globals.includes(name)) found.push({ name, line: lineOf(source, node.start) })
  })
  return found
}
