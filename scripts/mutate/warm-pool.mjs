import { EventEmitter } from 'node:events'
import { ForksPoolWorker } from 'vitest/node'

/** Runs after which a process is replaced: each start leaves a listener behind in it. */
const RUNS_PER_PROCESS = 100

/** By the name of the project: one has a page, the other none. */
const warm = new Map()
const runs = new Map()

function isStatic(project) {
  const { mode, mutantActivation } = project.getProvidedContext()
  return mode === 'mutant' && mutantActivation === 'static'
}

/**
 * A process of the pool that outlives the run: a mutant then costs its tests, not another load of all that they import. A mutant
 * of what runs while modules load needs them loaded again, and gets a process of its own.
 */
class WarmWorker {
  name = 'warm'
  cacheFs = true
  #worker
  #fresh
  #project
  #events = new EventEmitter()

  constructor(options) {
    this.#project = options.project.name
    this.#fresh = isStatic(options.project)
    const kept = this.#fresh ? undefined : warm.get(this.#project)
    this.#worker = kept ?? new ForksPoolWorker(options)
    if (!this.#fresh) warm.set(this.#project, this.#worker)
  }

  on(event, callback) {
    if (event === 'message') this.#events.on(event, callback)
    this.#worker.on(event, callback)
  }

  off(event, callback) {
    if (event === 'message') this.#events.off(event, callback)
    this.#worker.off(event, callback)
  }

  send(message) {
    if (message?.type === 'stop') {
      queueMicrotask(() => this.#events.emit('message', { type: 'stopped', __vitest_worker_response__: true }))
    } else this.#worker.send(message)
  }

  async start() {
    await this.#worker.start()
  }

  async stop() {
    for (const listener of this.#events.listeners('message')) this.#worker.off('message', listener)
    const run = (runs.get(this.#project) ?? 0) + 1
    runs.set(this.#project, run)
    if (!this.#fresh && run % RUNS_PER_PROCESS !== 0) return
    if (!this.#fresh) warm.delete(this.#project)
    await this.#worker.stop()
  }

  deserialize(data) {
    return data
  }
}

/** The pool of a mutation run: see `WarmWorker`. */
export const warmPool = { name: 'warm', createPoolWorker: (options) => new WarmWorker(options) }
