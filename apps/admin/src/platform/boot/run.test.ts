import { expect, it } from 'vitest'
import { allCome, runInTurn } from './run.ts'

function held() {
  let end = () => {}
  const promise = new Promise<void>((resolve) => {
    end = resolve
  })
  return { promise, end }
}

const turn = () => new Promise((resolve) => setTimeout(resolve))

it('runs a module once the one before it has run, and the last once the styles are there', async () => {
  const ran: string[] = []
  const first = held()
  const styles = held()
  const all = runInTurn(
    ['react', 'theme', 'start'],
    (module) => {
      ran.push(module)
      return module === 'react' ? first.promise : Promise.resolve()
    },
    () => styles.promise,
  )
  await turn()
  expect(ran).toEqual(['react'])
  first.end()
  await turn()
  expect(ran).toEqual(['react', 'theme'])
  styles.end()
  await all
  expect(ran).toEqual(['react', 'theme', 'start'])
})

it('running modules stops at one that cannot be loaded, and rejects with its error', async () => {
  const ran: string[] = []
  const run = async (module: string) => {
    ran.push(module)
    throw new TypeError(module)
  }
  await expect(runInTurn(['react', 'start'], run, () => Promise.resolve())).rejects.toThrow('react')
  expect(ran).toEqual(['react'])
})

const link = (state: Partial<HTMLLinkElement>) =>
  Object.assign(new EventTarget(), { sheet: null, ...state }) as HTMLLinkElement
const sheet = (rules: number) => ({ cssRules: { length: rules } }) as CSSStyleSheet

it('waits for the style sheets that are on their way', async () => {
  const coming = link({})
  const ended: boolean[] = []
  void allCome([link({ sheet: sheet(2) }), coming]).then(() => ended.push(true))
  await turn()
  expect(ended).toEqual([])
  coming.dispatchEvent(new Event('load'))
  await turn()
  expect(ended).toEqual([true])
})

it.each([
  ['before', link({ sheet: sheet(0) })],
  ['after', link({})],
])('waits for ever for a style sheet that failed %s it was looked at', async (_, failing) => {
  const ended: boolean[] = []
  void allCome([failing]).then(() => ended.push(true))
  failing.dispatchEvent(new Event('error'))
  await turn()
  expect(ended).toEqual([])
})
