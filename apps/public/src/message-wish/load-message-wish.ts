import { ApiError, type Client, errorMessage, type Supports } from '@potager/domain/api'
import { type MessageWish, messageWishes, readMessageWish, saveMessageWish } from '@potager/domain/message'
import { messageWishErrors, messageWishMessages } from '@potager/domain/messages'
import type { PageState } from '../page.ts'
import { type MessageWishRoute, wishSavedPath } from '../routes.ts'
import { settleLink } from '../settle.ts'

type WishState = PageState<'messageWish'>
type SentForm = { fields: Readonly<Record<string, string>> } | 'foreign'

/** What a message's reader wants, by its link; no page where the backend has no such call. */
export async function loadMessageWish(
  { token, saved }: Pick<MessageWishRoute, 'token' | 'saved'>,
  client: Client,
  supports: Supports,
): Promise<WishState | { name: 'missing' }> {
  if (!supports(readMessageWish)) return { name: 'missing' }
  const link = await settleLink(client.send(readMessageWish, token))
  return { name: 'messageWish', token, link, ...(saved ? { saved: true } : {}) }
}

/** A mail program posts this by itself, and follows no redirection (RFC 8058). */
const isOneClick = (fields: Readonly<Record<string, string>>) => fields['List-Unsubscribe'] === 'One-Click'

/** What one click chooses: no more than answers, and not more than was chosen before. */
const oneClick = (state: WishState): MessageWish =>
  state.link.ok && state.link.value.wish === 'nothing' ? 'nothing' : 'answers'

/** The answer to the form, or to a mail program's click; null where the backend has no such call. */
export async function answerMessageWish(
  form: SentForm,
  route: MessageWishRoute,
  client: Client,
  supports: Supports,
): Promise<WishState | { to: string } | null> {
  const fields = form === 'foreign' ? {} : form.fields
  const state = await loadMessageWish(route, client, supports)
  if (state.name === 'missing' || !supports(saveMessageWish)) return null
  if (!state.link.ok) return state
  const { token } = route
  const clicked = isOneClick(fields)
  const wish = clicked ? oneClick(state) : messageWishes.find((known) => known === fields.wish)
  const { saved: _, ...unsaved } = state
  if (!wish) return { ...unsaved, refused: { status: 400, message: messageWishErrors.wish } }
  try {
    const value = await client.send(saveMessageWish, { token, wish })
    return clicked
      ? { name: 'messageWish', token, link: { ok: true, value }, saved: true }
      : { to: wishSavedPath(token) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const message = errorMessage(error) ?? messageWishMessages.failure
    return { ...unsaved, refused: { status: error.status || 503, message } }
  }
}
