import { Readable } from 'node:stream'
import { type MessageFailure, onOneLine } from '@potager/domain/message'
import { parseConnectionUrl } from 'nodemailer/lib/shared'
import SMTPConnection from 'nodemailer/lib/smtp-connection'

/** A message as it travels: its addresses, and its bytes. */
export type Post = { from: string; to: string; bytes: Buffer }

/** What came of a try. `answer` is what the receiving server said, on one line. */
export type Delivery = { sent: true } | { sent: false; failure: MessageFailure; answer: string | null }

/** Less than a sender's claim lasts. */
const PATIENCE_MS = 60_000
/** A server that is there takes a connection and greets at once. */
const GREETING_MS = 10_000
/** Whoever has a message may look into it for a while before they say that they took it. */
const SILENCE_MS = 30_000

/** What a failure of the connection tells of itself. */
type Failure = {
  code?: string | undefined
  responseCode?: number | undefined
  command?: string | undefined
  response?: string | undefined
}

/** Refused for good is what the server says of this address or this message, and not of us or of today. */
function isRefusal({ responseCode = 0, code, command }: Failure): boolean {
  return responseCode >= 500 && (command === 'RCPT TO' || code === 'EMESSAGE')
}

function failed(error: Failure, handed: boolean): Delivery {
  const answer = error.response ? onOneLine(error.response) : null
  if (isRefusal(error)) return { sent: false, failure: 'refused', answer }
  // Once the server has the message, only its answer says whether it took it.
  const unanswered = handed && error.responseCode === undefined
  return { sent: false, failure: unanswered ? 'unanswered' : 'unreachable', answer }
}

function connect(connection: SMTPConnection, auth: { user: string; pass: string } | null): Promise<void> {
  return new Promise((connected, refused) => {
    connection.connect((problem) => {
      if (problem) refused(problem)
      else if (!auth) connected()
      else connection.login({ credentials: auth }, (denied) => (denied ? refused(denied) : connected()))
    })
  })
}

/** The bytes of a message, read by the connection once the receiving server asks for them. */
function bytesAfter(bytes: Buffer, asked: () => Promise<void>): Readable {
  return Readable.from(
    (async function* () {
      await asked()
      yield bytes
    })(),
  )
}

/** Hands a message to a server. Rejects with what the connection tells of its failure. */
async function handOver(
  connection: SMTPConnection,
  { from, to, bytes }: Post,
  { login, asked }: { login: { user: string; pass: string } | null; asked: () => Promise<void> },
): Promise<void> {
  await connect(connection, login)
  await new Promise<void>((sent, refused) => {
    connection.send({ from, to: [to] }, bytesAfter(bytes, asked), (error) => (error ? refused(error) : sent()))
  })
}

/**
 * Sends messages by the server of an address such as smtp://user:password@host:587.
 * @returns a function that sends one, and never throws what the server does
 */
export function smtpSender(url: string, patience = PATIENCE_MS) {
  const { auth, ...options } = parseConnectionUrl(url)
  const login = auth?.user ? { user: auth.user, pass: auth.pass ?? '' } : null
  const greeting = Math.min(GREETING_MS, patience / 2)
  const times = {
    dnsTimeout: greeting,
    connectionTimeout: greeting,
    greetingTimeout: greeting,
    socketTimeout: Math.min(SILENCE_MS, patience),
  }

  /** @param handing runs just before the receiving server gets the message; when it throws, nothing is sent */
  return async (post: Post, handing: () => Promise<void>): Promise<Delivery> => {
    const connection = new SMTPConnection({ ...options, ...times })
    const state: { handed: boolean; stopped: unknown } = { handed: false, stopped: null }
    const asked = async () => {
      try {
        await handing()
        state.handed = true
      } catch (error) {
        state.stopped = error
        throw error
      }
    }
    // The connection tells of its end this way where nothing waits for an answer.
    const lost = new Promise<never>((_, ended) => {
      connection.on('error', ended)
      connection.on('end', () => ended(new Error('The connection ended')))
    })
    const timer = setTimeout(() => connection.close(), patience)
    try {
      await Promise.race([handOver(connection, post, { login, asked }), lost])
      return { sent: true }
    } catch (error) {
      if (state.stopped) throw state.stopped
      return failed(error as Failure, state.handed)
    } finally {
      clearTimeout(timer)
      connection.close()
    }
  }
}
