import type { Rolldown } from 'vite'
import type { BrowserCommand, Reporter, TestModule, TestSpecification, Vitest } from 'vitest/node'

/** Turns forced colours on or off, as in Windows' contrast themes. */
export const forceColours: BrowserCommand<[forced: boolean]> = ({ page }, forced) =>
  page.emulateMedia({ forcedColors: forced ? 'active' : 'none' })

const ASKS = 'process.env.NODE_ENV === "production" || disableAct'

/**
 * Removes Storybook's `act` wrapper, which delays a story's rendering until its effects have run, in React's
 * development build only: tests should run like the published build. Throws when Storybook's code has changed.
 */
export const withoutAct: Rolldown.Plugin = {
  name: 'potager:without-act',
  transform(code, id) {
    if (!id.includes('/@storybook/react/') || !code.includes('getAct = async')) return null
    if (!code.includes(ASKS)) throw new Error(`${id}: Storybook’s « act » environment is no longer where it was`)
    return code.replace(ASKS, 'true')
  },
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether this browser is that of the images. */
    comparesImages: boolean
  }
  interface TaskMeta {
    /** How many images of this story were compared. */
    images?: number
  }
}

/**
 * A reporter that says how many images a run compared, which `npm test` repeats. A whole run that should compare and
 * compared none fails.
 */
export class ImagesTold implements Reporter {
  readonly #compares: boolean
  #vitest: Vitest | undefined
  #whole = false

  constructor(compares: boolean) {
    this.#compares = compares
  }

  onInit(vitest: Vitest): void {
    this.#vitest = vitest
  }

  async onTestRunStart(chosen: readonly TestSpecification[]): Promise<void> {
    this.#whole = chosen.length === (await this.#vitest?.globTestSpecifications())?.length
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const count = tests.reduce((sum, test) => sum + (test.meta().images ?? 0), 0)
    const said = this.#compares
      ? `▸ images comparées : ${count}`
      : '▸ ⚠ images de référence non comparées : ce navigateur n’est pas celui du fichier de verrouillage'
    console.warn(said)
    if (!this.#compares || !this.#whole || count > 0) return
    console.error('No image of reference was compared.')
    process.exitCode = 1
  }
}
