import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { OneTimeLinkDialog } from './account/OneTimeLinkDialog.tsx'
import { FeedAddress } from './booking/calendar-feed/CalendarFeedDialog.tsx'
import { MessageCard } from './message/MessagesScreen.tsx'
import { message } from './message/message.fixtures.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const address = 'https://potager.example/Zk3hD0yV1c8m'
const nothing = () => {}
const letter = message({ subject: 'Commande prête', body: 'Bonjour,\n\nElle vous attend.' })

const shown: Record<string, { view: ReactElement; text: string; selected: string }> = {
  'the address of a calendar': { view: <FeedAddress address={address} />, text: address, selected: address },
  'a link for one use': {
    view: (
      <OneTimeLinkDialog
        open
        title={letter.subject}
        lead=""
        rule=""
        once=""
        link={{ address, expiresAt: null }}
        onCreate={nothing}
        onClose={nothing}
      />
    ),
    text: address,
    selected: address,
  },
  'a message': {
    view: <MessageCard message={letter} sends={false} busy={false} onDone={nothing} onRetry={nothing} />,
    text: `${letter.subject}\n\n${letter.body}`,
    selected: letter.body,
  },
}

/** What is selected on the page: in the field that has the focus, or in the text. */
function selection(): string {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement)) return String(getSelection())
  return field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)
}

const copy = () => fireEvent.click(screen.getByRole('button', { name: /^Copier/ }))
const clipboardThat = (writeText: (text: string) => Promise<void>) =>
  vi.stubGlobal('navigator', { clipboard: { writeText } })

it.each(Object.values(shown))('copies $text, and says so', async ({ view, text }) => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve())
  clipboardThat(writeText)
  render(view)
  copy()
  expect(await screen.findByText(/copiée?\.$/)).toBeDefined()
  expect(writeText).toHaveBeenCalledExactlyOnceWith(text)
})

it.each([
  ['the page has no clipboard', () => vi.stubGlobal('navigator', {})],
  ['the browser refuses', () => clipboardThat(() => Promise.reject(new Error('NotAllowedError')))],
])('selects the text to copy where %s, and names the keys to press', async (_, stub) => {
  for (const { view, selected } of Object.values(shown)) {
    stub()
    render(view)
    copy()
    expect(await screen.findByText(/Appuyez sur Ctrl\+C/)).toBeDefined()
    expect(selection()).toBe(selected)
    cleanup()
    vi.unstubAllGlobals()
  }
})
