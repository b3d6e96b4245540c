import type { AxeResults } from 'axe-core'
import { afterEach } from 'vitest'
import { commands, server } from 'vitest/browser'
import { checkBaseline } from '../baselines/check.ts'
import { looksOf, rulesOf, type Worn } from './looks.ts'

// Vitest adds the browser to the name of a project.
const project = server.config.name?.split(' ')[0]
const looks = Object.entries(looksOf).find(([name]) => name === project)?.[1]

// Colours that fade from one look into the next would be read half-way.
const still = document.createElement('style')
still.textContent = '*, ::before, ::after { transition: none !important }'

/** What makes a page, as it stands, look otherwise; the answer of each undoes it. */
const wear: Record<Worn, () => Promise<() => Promise<void> | void>> = {
  sombre: async () => {
    const { dataset } = document.documentElement
    const { scheme } = dataset
    dataset.scheme = 'dark'
    return () => {
      dataset.scheme = scheme
    }
  },
  contraste: async () => {
    await commands.forceColours(true)
    return () => commands.forceColours(false)
  },
}

const inWords = ({ id, help, nodes }: AxeResults['violations'][number]) =>
  `${id} : ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`).join('\n')}`

async function checkRules(look: Worn, story: string): Promise<void> {
  const { default: axe } = await import('axe-core')
  const { violations } = await axe.run(
    { include: document.body, exclude: ['.sb-wrapper'] },
    { runOnly: { type: 'rule', values: rulesOf[look] }, resultTypes: ['violations'] },
  )
  if (violations.length > 0) throw new Error(`« ${story} » (${look})\n${violations.map(inWords).join('\n')}`)
}

/** Once a story is drawn, played and right in the first look, what it left on the page is seen in the others. */
afterEach(async ({ task, story }) => {
  // Whole reports of axe would travel to the terminal, which prints none.
  Reflect.deleteProperty(task.meta, 'reports')
  if (!story || !looks || task.result?.state === 'fail') return
  await checkBaseline(looks.drawn, task, story)
  document.head.append(still)
  for (const look of looks.worn) {
    const takeOff = await wear[look]()
    try {
      await checkRules(look, story.id)
      await checkBaseline(look, task, story)
    } finally {
      await takeOff()
    }
  }
  still.remove()
})
