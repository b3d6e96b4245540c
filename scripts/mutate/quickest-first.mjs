import { relative } from 'node:path'
import { BaseSequencer } from 'vitest/node'

const longest = new Map()

/** Quick test files before slow ones: what notices a mutant ends its run. */
export class QuickestFirst extends BaseSequencer {
  #time({ project, moduleId }) {
    const seen = this.ctx.cache.getFileTestResults(`${project.name}:${relative(this.ctx.config.root, moduleId)}`)
    const time = Math.max(longest.get(moduleId) ?? 0, seen?.duration ?? 0)
    longest.set(moduleId, time)
    return time
  }

  async sort(files) {
    return files
      .map((file) => ({ file, time: this.#time(file) }))
      .toSorted((one, other) => one.time - other.time)
      .map(({ file }) => file)
  }
}
