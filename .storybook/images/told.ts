import type { Reporter, TestCase, TestSpecification, Vitest } from 'vitest/node'

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
  #count = 0

  constructor(compares: boolean) {
    this.#compares = compares
  }

  onInit(vitest: Vitest): void {
    this.#vitest = vitest
  }

  async onTestRunStart(chosen: readonly TestSpecification[]): Promise<void> {
    const all = (await this.#vitest?.globTestSpecifications()) ?? []
    this.#whole = chosen.length === all.length
  }

  onTestCaseResult(test: TestCase): void {
    this.#count += test.meta().images ?? 0
  }

  onTestRunEnd(): void {
    const said = this.#compares
      ? `▸ images comparées : ${this.#count}`
      : '▸ ⚠ images de référence non comparées : ce navigateur n’est pas celui du fichier de verrouillage'
    console.warn(said)
    if (!this.#compares || !this.#whole || this.#count > 0) return
    console.error('Aucune image de référence n’a été comparée.')
    process.exitCode = 1
  }
}
