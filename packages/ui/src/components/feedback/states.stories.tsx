import type { Guide } from '@potager/storybook/guide'
import { tabTo } from '@potager/storybook/keyboard'
import { longText, overflowOf } from '@potager/storybook/long-texts'
import preview from '@potager/storybook/preview'
import { expect, fn, userEvent, within } from 'storybook/test'
import { FailedRows } from './FailedRows.tsx'
import { CardSkeletons, EmptyState, ErrorState, ListSkeleton, RefreshingBar } from './states.tsx'

const meta = preview.meta({
  title: 'Composants/Retours/États d’une liste',
  id: 'composants-etats',
  component: EmptyState,
  subcomponents: { CardSkeletons, ErrorState, ListSkeleton, RefreshingBar, FailedRows },
  args: { title: 'Aucune commande' },
  parameters: {
    guide: {
      use: [
        'À la place d’une liste : vide, vidée par les filtres, en échec, ou attendue pour la première fois.',
        'La ligne d’actualisation, au-dessus d’une liste déjà là que l’on redemande.',
        '« FailedRows » : après une action sur plusieurs lignes, quand certaines ont échoué.',
      ],
      avoid: [
        'Pour un échec d’action, prendre une notification : la liste, elle, est toujours bonne.',
        'Ne pas remplacer une liste lisible par son squelette pendant une actualisation.',
        '« FailedRows » : pour une seule fiche, une notification suffit.',
      ],
      writing: [
        'Le vide dit ce qui manque, puis quoi faire : « Les commandes du jour apparaîtront ici dès la première. »',
        'L’échec dit ce qui s’est passé et la suite : « Le serveur ne répond pas. Vérifiez la connexion puis réessayez. »',
        '« FailedRows » : le nom de la ligne, puis la raison telle que le service la donne.',
      ],
      accessibility: [
        'L’échec est une alerte, lue aussitôt ; l’attente et l’actualisation sont annoncées sans couper la parole.',
        'Les squelettes ont la taille du contenu et se taisent, sauf « Chargement... ».',
        'Le bouton est le seul arrêt de Tab de l’état.',
        '« FailedRows » : la notification annonce l’échec ; la liste a un titre et reste tant qu’on ne la ferme pas.',
      ],
    } satisfies Guide,
  },
})

export const Empty = meta.story({
  name: 'Vide',
  args: {
    hint: 'Les commandes du jour apparaîtront ici dès la première.',
    action: <a href="/create-order">Prendre une commande</a>,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Aucune commande')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Prendre une commande' })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const Filtered = meta.story({
  name: 'Vidée par les filtres',
  args: { title: 'Aucune commande ne correspond', onReset: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Réinitialiser' }))
    await expect(args.onReset).toHaveBeenCalledOnce()
  },
})

const retry = fn()

export const Failed = meta.story({
  name: 'En échec, avec un nouvel essai',
  render: () => (
    <ErrorState
      title="Les commandes n’ont pas pu être chargées"
      message="Le serveur ne répond pas. Vérifiez la connexion puis réessayez."
      onRetry={retry}
    />
  ),
  play: async ({ canvasElement }) => {
    const alert = within(within(canvasElement).getByRole('alert'))
    await userEvent.click(alert.getByRole('button', { name: 'Réessayer' }))
    await expect(retry).toHaveBeenCalled()
  },
})

export const Cards = meta.story({
  name: 'Cartes attendues',
  render: () => <CardSkeletons count={6} />,
  play: async ({ canvasElement }) => {
    const status = within(canvasElement).getByRole('status')
    await expect(status).toHaveTextContent('Chargement...')
    await expect(status.querySelectorAll('[aria-hidden]')).toHaveLength(6)
  },
})

export const Rows = meta.story({
  name: 'Lignes attendues',
  render: () => <ListSkeleton label="Chargement des plats..." rows={5} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Chargement des plats...')
  },
})

export const Refreshing = meta.story({
  name: 'Actualisation sans mouvement de la page',
  render: () => (
    <>
      <RefreshingBar active />
      <p>La liste d’avant reste lisible pendant que la nouvelle arrive.</p>
      <RefreshingBar active={false} />
      <p>Au repos, la ligne garde sa place.</p>
    </>
  ),
  play: async ({ canvasElement }) => {
    const [active, still] = within(canvasElement).getAllByRole('status')
    await expect(active).toHaveTextContent('Actualisation…')
    await expect(still).toBeEmptyDOMElement()
    await expect(active?.offsetHeight).toBe(still?.offsetHeight)
  },
})

export const Long = meta.story({
  name: 'Un titre et une explication longs',
  args: { title: 'Aucune demande d’événement ne correspond aux filtres choisis', hint: longText, onReset: fn() },
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})

export const Keyboard = meta.story({
  name: 'Clavier : le seul geste de chaque état',
  args: { onReset: fn() },
  render: (args) => (
    <>
      <EmptyState {...args} />
      <ErrorState message="Le serveur ne répond pas. Vérifiez la connexion puis réessayez." onRetry={retry} />
    </>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Réinitialiser' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onReset).toHaveBeenCalledOnce()
    await tabTo(canvas.getByRole('button', { name: 'Réessayer' }))
    await userEvent.keyboard(' ')
    await expect(retry).toHaveBeenCalledOnce()
  },
})

const failed = {
  rows: [
    { id: '1', name: 'Léa Martin, samedi 21 novembre', why: 'La salle est déjà prise à cette heure.' },
    { id: '2', name: 'Noé Petit, dimanche 22 novembre', why: 'Cette réservation a été changée entre-temps.' },
  ],
  onClose: fn(),
}

export const SeveralFailed = meta.story({
  name: 'Chaque ligne avec sa raison, jusqu’à ce qu’on ferme',
  render: () => <FailedRows {...failed} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const region = within(canvas.getByRole('region', { name: 'Échec pour 2 lignes' }))
    await expect(region.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      failed.rows.map(({ name, why }) => `${name} ${why}`),
    )
    await userEvent.click(region.getByRole('button', { name: 'Fermer' }))
    await expect(failed.onClose).toHaveBeenCalledOnce()
  },
})

export const NoneFailed = meta.story({
  name: 'Rien quand tout a réussi',
  render: () => <FailedRows {...failed} rows={[]} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('region')).toBeNull()
  },
})

export const LongFailed = meta.story({
  name: 'Textes longs',
  render: () => <FailedRows {...failed} rows={[{ id: '1', name: longText, why: longText }]} />,
  play: async ({ canvasElement }) => {
    await expect(overflowOf(canvasElement)).toBe(0)
  },
})
