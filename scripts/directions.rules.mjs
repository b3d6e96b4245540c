import { builtinModules } from 'node:module'

const names = (...list) => new RegExp(`^(${list.map((name) => name.replace('*', '.*')).join('|')})$`)

const node = new RegExp(`^(node:.*|${builtinModules.join('|')})$`)
const reactAdmin = names('react-admin', 'ra-*')
const mui = names('@mui/*', '@emotion/*')
const react = names('react', 'react/*', 'react-dom', 'react-dom/*')
const server = names('fastify', 'fastify-*', '@fastify/*', 'pg', '@electric-sql/*', '@node-rs/*')
const contract = names('@potager/domain/contract')
const testTools = names(
  'vitest',
  '@fast-check/*',
  'fast-check',
  'zocker',
  'node:*',
  'vite',
  'storybook/*',
  '@storybook/*',
)

/** Whether a file is a test, a story, or a page of Storybook about them. */
export const isTest = (file) =>
  /\.(test|stories)\.[cm]?tsx?$/.test(file) || file.startsWith('packages/ui/src/storybook/')

/** Globals that reach the network. */
const NETWORK = ['fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket']

/**
 * Who may import what: the first part of a path says which rule it is under. `only` lists all that is allowed beside
 * the folder's own files, `never` what is refused; `inTests` is allowed in tests and stories on top.
 */
const zones = [
  {
    path: 'packages/domain',
    why: 'le domaine n’importe ni React, ni entrées-sorties, ni aucun autre paquet',
    only: names('zod', 'zod/*', '@potager/domain/*'),
    inTests: testTools,
  },
  {
    path: 'packages/ui/src/site',
    why: 'le site public se passe de MUI, d’emotion, de zod et des schémas du contrat',
    never: [mui, names('zod', 'zod/*'), contract],
  },
  {
    path: 'packages/ui',
    why: 'les vues ne connaissent ni application, ni react-admin, ni serveur, et ne chargent rien',
    never: [names('@potager/(admin|public|server)*'), reactAdmin, server, names('@tanstack/*'), node, testTools],
    inTests: testTools,
    noGlobals: NETWORK,
  },
  {
    path: 'apps/public',
    why: 'l’application publique se passe de MUI, d’emotion, de react-admin, de zod et des schémas du contrat',
    never: [
      mui,
      reactAdmin,
      names('zod', 'zod/*'),
      contract,
      server,
      names('@potager/(admin|server)*'),
      node,
      testTools,
    ],
    // Stories answer what pages ask for by the contract.
    inTests: { test: (specifier) => testTools.test(specifier) || contract.test(specifier) },
  },
  {
    path: 'apps/admin',
    why: 'les applications ne s’importent pas entre elles',
    never: [names('@potager/(public|server)*'), server, node, testTools],
    inTests: testTools,
  },
  {
    path: 'apps/server',
    why: 'le serveur ne connaît que le domaine ; l’application publique lui arrive construite',
    never: [names('@potager/(admin|public|ui)*'), react, mui, reactAdmin],
  },
]

/** The rules that a file is under. */
export const zonesOf = (file) => zones.filter((zone) => file.startsWith(`${zone.path}/`))

/** Whether `zone` lets a file import `specifier`. Relative paths are judged by where they lead, elsewhere. */
export function allows(zone, specifier, { inTests }) {
  if (inTests && zone.inTests?.test(specifier)) return true
  if (zone.only) return zone.only.test(specifier)
  return !zone.never.some((pattern) => pattern.test(specifier))
}

/**
 * What a browser downloads for a public page, followed through every import: none of these may be in it, however far
 * down.
 */
export const leanEntries = {
  pattern: /^(apps\/public\/src\/client\/.*\.tsx|packages\/ui\/src\/site\/index\.ts)$/,
  never: [mui, reactAdmin, names('zod', 'zod/*'), names('react-hook-form', '@hookform/*')],
}
