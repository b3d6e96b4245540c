import { newIdempotencyKey } from '@potager/domain/api'

/** Works until the signal aborts. */
export type Task = (signal: AbortSignal) => Promise<void>

const ASK = 'ask'
const LEFT = 'left'

/** How long whoever asks waits for an answer, and when a tab is heard or asked again, in ms. */
const PATIENCE = { answer: 500, round: 5000 }

/**
 * Has the tabs on this channel choose the one that works, by messages: the one that began first. A tab asks in each round; when
 * nobody answers, because the other closed, died or sleeps, it works itself. Two that both began hear of each other, and the
 * younger stops. Resolves when the signal aborts.
 */
export function elect(
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>,
  task: Task,
  signal: AbortSignal,
  { answer, round }: typeof PATIENCE = PATIENCE,
): Promise<void> {
  // Tabs that miss the same one do not all begin at once.
  const [lag = 0] = crypto.getRandomValues(new Uint8Array(1))
  let term: { rank: string; stop: AbortController } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  const say = (word: string) => channel.postMessage(word)
  const wait = (run: () => void, ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(run, ms)
  }
  const turn = () => {
    say(term?.rank ?? ASK)
    if (term) wait(turn, round)
    else wait(begin, answer + lag)
  }
  const resign = () => {
    term?.stop.abort()
    term = undefined
  }
  let fail: (error: unknown) => void
  function begin(): void {
    term = { rank: `${Date.now()} ${newIdempotencyKey()}`, stop: new AbortController() }
    task(term.stop.signal).catch(fail)
    turn()
  }

  channel.addEventListener('message', ({ data }: MessageEvent<string>) => {
    if (data === LEFT) {
      if (!term) turn()
    } else if (data === ASK || (term && term.rank < data)) {
      if (term) say(term.rank)
    } else {
      resign()
      wait(turn, round)
    }
  })
  return new Promise((resolve, reject) => {
    fail = reject
    turn()
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      if (term) say(LEFT)
      resign()
      channel.close()
      resolve()
    })
  })
}
