import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'

/** A message that arrived: its recipient, its Message-ID, and all of it. */
export type Arrived = { to: string; messageId: string; source: string }

/** How a mail server behaves; each may be changed while it runs. */
export type MailManners = {
  /** Answers for an address: null takes it. */
  refuse: (to: string) => { code: number; message: string } | null
  /** Milliseconds before it answers that it has a message. */
  slow: number
  /** How many messages it waits for before it answers any of them. */
  together: number
  /** Takes messages and never says so. */
  mute: boolean
}

/** Starts a real mail server on this machine, which keeps what arrives until it is closed. */
export async function openMailHost(manners: Partial<MailManners> = {}) {
  const behaves: MailManners = { refuse: () => null, slow: 0, together: 1, mute: false, ...manners }
  const arrived: Arrived[] = []
  const held: (() => void)[] = []
  const waiting: { count: number; reached: () => void }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo: ({ address }, _session, answer) => {
      const refused = behaves.refuse(address)
      answer(refused ? Object.assign(new Error(refused.message), { responseCode: refused.code }) : null)
    },
    onData: (stream, session, answer) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const source = Buffer.concat(chunks).toString('utf8')
        const messageId = /^Message-ID: (.+)$/im.exec(source)?.[1]?.trim() ?? ''
        for (const { address: to } of session.envelope.rcptTo) arrived.push({ to, messageId, source })
        for (const { count, reached } of waiting) if (arrived.length >= count) reached()
        if (behaves.mute) return
        held.push(() => void setTimeout(behaves.slow).then(() => answer(null)))
        if (held.length >= behaves.together) for (const release of held.splice(0)) release()
      })
    },
  })
  // A client that is killed leaves its connection in the middle of a word.
  server.on('error', () => undefined)
  const listen = (port: number) => new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  await listen(0)
  const { port } = server.server.address() as AddressInfo
  const close = () => new Promise<void>((closed) => server.close(() => closed()))
  /** Resolves at the moment so many have arrived, before the last is answered. */
  const arrival = (count: number) =>
    new Promise<void>((reached) => {
      waiting.push({ count, reached })
      if (arrived.length >= count) reached()
    })
  return { url: `smtp://127.0.0.1:${port}`, arrived, behaves, arrival, close }
}
