import { expect, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { ClockChanges, Dates, Money, Numbers } from './Numbers.tsx'
import { pageSays, partSays } from './said.ts'

const meta = preview.meta({
  title: 'Fondations/Nombres, dates et argent',
  id: 'fondations-nombres',
  component: Money,
  parameters: pageSays(
    'Chaque exemple est calculé, au moment où cette page s’affiche, par la fonction qu’emploient les écrans, le serveur et les exports. Montants, heures et comptes se lisent en chiffres alignés (classe `figures`).',
  ),
})

export const Amounts = meta.story({
  name: 'Argent',
  parameters: partSays(
    'Un montant est un nombre entier de centimes partout, sauf sur le fil où il est en euros. Un prix montré à un client est TTC.',
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('formatMoney(1250)').closest('tr')).toHaveTextContent('12,50 €')
  },
})

export const Counts = meta.story({
  name: 'Comptes, pourcentages, numéros',
  parameters: partSays('Zéro est au singulier. Deux tirets disent qu’il n’y a rien à calculer, jamais « NaN ».'),
  render: () => <Numbers />,
})

export const Moments = meta.story({
  name: 'Dates et heures',
  parameters: partSays(
    'Une réservation est à une heure d’horloge de Paris, sans fuseau : `2026-07-14T19:00:00` se lit 19:00 sur toute machine. Ce qui est arrivé (une commande prise) est un instant, montré à l’heure de Paris.',
  ),
  render: () => <Dates />,
})

export const Changes = meta.story({
  name: 'Heure d’été, heure d’hiver',
  parameters: partSays(
    'Au printemps, une heure n’existe pas : on ne peut pas y réserver. À l’automne, une heure existe deux fois : c’est la première. Une durée se compte sur l’horloge du mur : de 23:00 à 8:00, il y a neuf heures, toujours.',
  ),
  render: () => <ClockChanges />,
})
