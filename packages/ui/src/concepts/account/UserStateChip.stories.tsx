import { userStates } from '@potager/domain/user'
import type { Guide } from '@potager/storybook/guide'
import preview from '@potager/storybook/preview'
import { expect } from 'storybook/test'
import { UserStateChip } from './UserStateChip.tsx'

const meta = preview.meta({
  title: 'Composants/Compte/État d’un compte',
  id: 'composants-compte-etat',
  component: UserStateChip,
  args: { state: 'ACTIVE' },
  parameters: {
    guide: {
      use: ['Dans la liste des comptes et sur leur fiche, pour dire qui peut se connecter.'],
      avoid: ['Pour le rôle d’un compte, écrire le rôle : ce n’est pas un état.'],
      writing: ['Un mot : « Actif », « Suspendu » ; « En attente » tant que personne n’a approuvé le compte.'],
      accessibility: ['Un mot et une marque dessinée : la teinte n’est jamais seule à le dire.'],
    } satisfies Guide,
  },
})

export const Every = meta.story({
  name: 'Chaque état',
  render: () => (
    <>
      {userStates.map((state) => (
        <UserStateChip key={state} state={state} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const words = [...canvasElement.querySelectorAll('[data-tone]')].map((chip) => chip.textContent)
    await expect(words).toEqual(['En attente', 'Actif', 'Suspendu'])
  },
})
