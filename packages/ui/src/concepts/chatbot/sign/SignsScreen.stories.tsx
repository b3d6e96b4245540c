import { signScreenMessages as words } from '@potager/domain/messages'
import type { Sign } from '@potager/domain/sign'
import { tabTo } from '@potager/storybook/keyboard'
import { longText, longWord, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { expectFilledBy, expectRetry, onPhone, unreachableMessage } from '@potager/storybook/screen-stories'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { signs } from '../chatbot.fixtures.ts'
import { SignsScreen, type SignsScreenProps } from './SignsScreen.tsx'

const meta = preview.meta({
  title: 'Écrans/Mots des propriétaires',
  id: 'ecrans-mots-des-proprietaires',
  component: SignsScreen,
  args: {
    signs,
    total: 43,
    matching: 43,
    totalPages: 3,
    page: 0,
    text: '',
    isUsed: ({ name }: Sign) => name !== 'hoquet',
    failure: null as string | null,
    onText: fn(),
    onPage: fn(),
    onRefresh: fn(),
    onAdd: fn(),
    onEdit: fn(),
    onDelete: fn(),
  },
})

export const Nominal = meta.story({
  name: 'Chaque signe avec ses mots et ses actions',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvasElement).toHaveTextContent('43 signes')
    const [first, , last] = canvas.getAllByRole('article')
    await expect(
      within(first ?? canvasElement)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(signs[0]?.words)
    await expect(first).not.toHaveTextContent('Aucune maladie')
    await expect(last).toHaveTextContent('Aucune maladie n’a ce symptôme')
    await userEvent.click(canvas.getByRole('button', { name: 'Modifier perte d’appétit' }))
    await expect(args.onEdit).toHaveBeenCalledWith(signs[1])
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer hoquet' }))
    await expect(args.onDelete).toHaveBeenCalledWith(signs[2])
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter un signe' }))
    await expect(args.onAdd).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: /Page 2/ }))
    await expect(args.onPage).toHaveBeenCalledWith(1)
    await userEvent.type(canvas.getByLabelText('Signe ou mot'), 'r')
    await expect(args.onText).toHaveBeenCalledWith('r')
  },
})

const filledBy =
  'L’équipe ajoute ici les mots des propriétaires : sans eux, l’assistant ne comprend que ceux des maladies.'

export const FilteredEmpty = meta.story({
  name: 'Filtres sans résultat',
  args: { text: 'zzz', signs: [], matching: 0, totalPages: 0 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Aucun signe trouvé')).toBeVisible()
    await expect(canvas.getByText(words.filteredHint)).toBeVisible()
    const [, inList] = canvas.getAllByRole('button', { name: 'Réinitialiser' })
    await userEvent.click(inList ?? canvasElement)
    await expect(args.onText).toHaveBeenCalledWith('')
  },
})

export const Refreshing = meta.story({ name: 'Actualisation', args: { refreshing: true } })

export const Filtered = meta.story({
  name: 'Filtrés : combien, sur combien',
  args: { text: 'respire', signs: signs.slice(0, 1), matching: 1, totalPages: 1 },
  play: async ({ canvasElement, args }) => {
    await expect(canvasElement).toHaveTextContent('1 sur 43 signes')
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Réinitialiser' }))
    await expect(args.onText).toHaveBeenCalledWith('')
  },
})

export const Empty = meta.story({
  name: 'Aucun signe',
  tags: ['[OPN-02]'],
  args: { signs: [], total: 0, matching: 0, totalPages: 0 },
  play: async ({ canvasElement, args }) => {
    await expectFilledBy(canvasElement, 'Aucun signe trouvé', filledBy, 'Ajouter un signe')
    await userEvent.keyboard('{Enter}')
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
})

export const EmptyToRead = meta.story({
  name: 'Aucun signe, chez un serveur qui n’en reçoit pas',
  tags: ['[OPN-02]'],
  args: { signs: [], total: 0, matching: 0, totalPages: 0 },
  render: ({ onAdd: _, ...args }) => <SignsScreen {...args} />,
  play: async ({ canvasElement }) => {
    await expectFilledBy(canvasElement, 'Aucun signe trouvé', filledBy)
  },
})

export const Loading = meta.story({ name: 'Chargement', args: { signs: null, totalPages: 0 } })

export const Failure = meta.story({
  name: 'Échec du chargement',
  args: { signs: null, totalPages: 0, failure: unreachableMessage },
  play: async ({ canvasElement, args }) => expectRetry(canvasElement, args.onRefresh),
})

export const Phone = meta.story({ name: 'Téléphone', globals: onPhone })

export const LongTexts = meta.story({
  name: 'Textes longs',
  args: { signs: [{ id: 's-9', name: longWord, words: [longText.slice(0, 90), longWord], version: 1 }], totalPages: 1 },
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})

export const Keyboard = meta.story({
  name: 'Clavier : ajouter, filtrer, modifier, supprimer',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await tabTo(canvas.getByRole('button', { name: 'Ajouter un signe' }), canvas.getByLabelText('Signe ou mot'))
    await tabTo(canvas.getByRole('button', { name: 'Modifier difficulté à respirer' }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onEdit).toHaveBeenCalledWith(signs[0])
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Supprimer difficulté à respirer' })).toHaveFocus()
  },
})

function Deleting(props: SignsScreenProps) {
  const [left, setLeft] = useState(props.signs)
  const without = ({ id }: Sign) => setLeft((shown) => shown?.filter((one) => one.id !== id) ?? null)
  return <SignsScreen {...props} signs={left} onDelete={without} />
}

export const KeyboardDeleted = meta.story({
  name: 'Clavier : un signe supprimé s’en va, le focus passe au suivant, puis au titre',
  render: (args) => <Deleting {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await tabTo(canvas.getByRole('button', { name: 'Supprimer perte d’appétit' }))
    for (const next of ['Supprimer hoquet', 'Supprimer difficulté à respirer']) {
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(canvas.getByRole('button', { name: next })).toHaveFocus())
    }
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('heading', { name: words.title })).toHaveFocus())
  },
})
