/**
 * All that this package takes from its surroundings: functions that browsers and Node have alike, in the part of them that is
 * called here. Neither `document` nor `process` is there to be used by mistake.
 */

interface AbortSignal {
  readonly aborted: boolean
  readonly reason: unknown
  throwIfAborted(): void
  addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void
  removeEventListener(type: 'abort', listener: () => void): void
}
declare const AbortSignal: { timeout(ms: number): AbortSignal; any(signals: AbortSignal[]): AbortSignal }
interface AbortController {
  readonly signal: AbortSignal
  abort(reason?: unknown): void
}
declare const AbortController: new () => AbortController

declare function setTimeout(run: () => void, ms: number): object
declare function clearTimeout(timer: object | undefined): void

interface Headers {
  get(name: string): string | null
}
interface ReadableStreamDefaultReader<T> {
  read(): Promise<{ done: false; value: T } | { done: true; value: undefined }>
  cancel(): Promise<void>
}
interface ReadableStream<T> {
  getReader(): ReadableStreamDefaultReader<T>
}
interface Response {
  readonly ok: boolean
  readonly status: number
  readonly headers: Headers
  readonly body: ReadableStream<Uint8Array> | null
  text(): Promise<string>
  json(): Promise<unknown>
}
declare function fetch(
  url: string,
  init?: { method?: string; headers?: Record<string, string>; body?: string; signal?: AbortSignal },
): Promise<Response>

declare class TextEncoder {
  encode(text: string): Uint8Array
}
declare class TextDecoder {
  constructor(encoding?: string, options?: { fatal?: boolean })
  decode(bytes?: Uint8Array, options?: { stream?: boolean }): string
}
declare function atob(base64: string): string

declare class URLSearchParams {
  constructor(entries?: [string, string][])
  [Symbol.iterator](): Iterator<[string, string]>
  append(name: string, value: string): void
  toString(): string
}
declare class URL {
  constructor(url: string, base?: string)
  readonly pathname: string
  readonly searchParams: URLSearchParams
}

declare const crypto: { getRandomValues(room: Uint32Array): Uint32Array }
declare const console: { error(...what: unknown[]): void; warn(...what: unknown[]): void }
