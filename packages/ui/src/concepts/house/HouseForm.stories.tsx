import { defaultHouse } from '@potager/domain/house'
import { StoryButton } from '@potager/storybook/from-button'
import { tabTo } from '@potager/storybook/keyboard'
import preview from '@potager/storybook/preview'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { HouseForm, type HouseFormProps } from './HouseForm.tsx'

const meta = preview.meta({
  title: 'Écrans/La maison',
  id: 'ecrans-maison',
  component: HouseForm,
  args: { house: defaultHouse, saving: false, serverErrors: {}, onSave: fn() },
})

const colour = (canvas: ReturnType<typeof within>) => canvas.getByRole('textbox', { name: /^Couleur/ })

export const Named = meta.story({
  name: 'Un nom, une couleur',
  tags: ['[HOU-01]'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const name = canvas.getByRole('textbox', { name: /^Nom de la maison/ })
    await userEvent.clear(name)
    await userEvent.type(name, 'Le Jardin')
    await userEvent.type(colour(canvas), '#3b3f8f')
    await expect(canvas.getByText('En mode sombre')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
    await expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ name: 'Le Jardin', accent: '#3B3F8F' }))
  },
})

export const Unreadable = meta.story({
  name: 'Une couleur qui ne se lirait pas',
  tags: ['[HOU-03]'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(colour(canvas), '#FFD54F')
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await expect(await canvas.findByText(/La plus proche qui convient est #/)).toBeVisible()
    await expect(colour(canvas)).toHaveFocus()
    await expect(colour(canvas)).toHaveValue('#FFD54F')
    await expect(canvas.queryByText('En mode sombre')).toBeNull()
    await expect(args.onSave).not.toHaveBeenCalled()
  },
})

function ChangedByAnother(props: HouseFormProps) {
  const [house, setHouse] = useState(props.house)
  return (
    <>
      <HouseForm {...props} house={house} />
      <StoryButton onClick={() => setHouse({ ...house, sentence: 'La cuisine du marché.', version: 2 })}>
        Un autre enregistre
      </StoryButton>
    </>
  )
}

export const Meanwhile = meta.story({
  name: 'Changée par quelqu’un d’autre entre-temps : la saisie reste, et ce qui a changé est dit',
  args: { house: { ...defaultHouse, version: 1 } },
  render: (args) => <ChangedByAnother {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: /^Nom de la maison/ }), ' du Mail')
    await userEvent.click(canvas.getByRole('button', { name: 'Un autre enregistre' }))
    await expect(
      await canvas.findByText(/^Changé par quelqu’un d’autre entre-temps.: La phrase sous le nom/),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({ name: 'Potager du Mail', sentence: 'La cuisine du marché.', version: 2 }),
      ),
    )
  },
})

export const Decided = meta.story({
  name: 'Décidée par le serveur',
  tags: ['[HOU-02]'],
  args: { house: { ...defaultHouse, name: 'Le Jardin', fixed: ['name', 'accent'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Décidé par le réglage HOUSE_NAME du serveur.')).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: /^Nom de la maison/ })).toBeNull()
    await expect(canvas.getByRole('textbox', { name: /^La phrase/ })).toBeVisible()
  },
})

const stored = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4" fill="#C2410C"/></svg>')}`
const square =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#1D4ED8"/></svg>'
const drawn = () => new File([square], 'logo.svg', { type: 'image/svg+xml' })
const picker = (canvas: ReturnType<typeof within>) => canvas.getByLabelText('Logo') as HTMLInputElement
const pictures = (element: HTMLElement) => [...element.querySelectorAll('img')].map(({ src }) => src)

export const LogoChosen = meta.story({
  name: 'Un logo choisi se voit dans les deux apparences, puis s’enregistre avec le reste',
  tags: ['[HOU-06]'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.upload(picker(canvas), drawn())
    const address = `data:image/svg+xml;base64,${btoa(square)}`
    await waitFor(() => expect(pictures(canvasElement)).toEqual([address, address]))
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ logo: [btoa(square)] })))
  },
})

export const LogoGivenUp = meta.story({
  name: 'Un logo choisi se laisse avant d’être enregistré : rien n’en est dit',
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.upload(picker(canvas), drawn())
    await userEvent.click(await canvas.findByRole('button', { name: 'Retirer le logo' }))
    await expect(pictures(canvasElement)).toEqual([])
    await expect(picker(canvas).files).toHaveLength(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
    await expect(args.onSave).not.toHaveBeenCalledWith(expect.objectContaining({ logo: expect.anything() }))
  },
})

export const LogoRemoved = meta.story({
  name: 'Le logo se retire au clavier, et se garde encore jusqu’à l’enregistrement',
  args: { house: { ...defaultHouse, logo: stored, version: 1 } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await expect(pictures(canvasElement)).toEqual([stored, stored])
    await tabTo(picker(canvas), canvas.getByRole('button', { name: 'Retirer le logo' }))
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('status')).toHaveTextContent('Le logo sera retiré à l’enregistrement.')
    const keep = canvas.getByRole('button', { name: 'Garder le logo' })
    await expect(keep).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(pictures(canvasElement)).toEqual([stored, stored])
    await userEvent.keyboard('{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Enregistrer' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ logo: null, version: 1 })))
  },
})

export const LogoTooBig = meta.story({
  name: 'Un fichier qui ne convient pas : refusé sans être envoyé, le logo reste',
  args: { house: { ...defaultHouse, logo: stored, version: 1 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.upload(picker(canvas), new File(['x'.repeat(65_537)], 'logo.svg', { type: 'image/svg+xml' }))
    await expect(await canvas.findByText(/Ce SVG pèse plus de 64 Ko/)).toBeVisible()
    await expect(picker(canvas)).toBeInvalid()
    await expect(pictures(canvasElement)).toEqual([stored, stored])
    await userEvent.upload(picker(canvas), drawn())
    await waitFor(() => expect(picker(canvas)).toBeValid())
  },
})

export const LogoRefused = meta.story({
  name: 'Un logo refusé par le serveur reste choisi, et le champ prend le focus',
  args: { serverErrors: { logo: 'Ce SVG déclare des entités. Enregistrez-le comme SVG simple, sans elles.' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(picker(canvas)).toHaveFocus())
    await expect(picker(canvas)).toBeInvalid()
    await expect(canvas.getByText(/^Ce SVG déclare des entités/)).toBeVisible()
  },
})

export const LogoDecided = meta.story({
  name: 'Un logo décidé par le serveur',
  tags: ['[HOU-02]'],
  args: { house: { ...defaultHouse, logo: stored, fixed: ['logo'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('Décidé par le réglage HOUSE_LOGO du serveur.')).toBeVisible()
    await expect(canvas.queryByLabelText('Logo')).toBeNull()
    await expect(pictures(canvasElement)).toEqual([stored, stored])
  },
})

export const Refused = meta.story({
  name: 'Refusée par le serveur',
  args: { serverErrors: { name: 'Ce nom est déjà celui d’une autre maison.' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Nom de la maison/ })).toHaveFocus())
    await expect(canvas.getByText('Ce nom est déjà celui d’une autre maison.')).toBeVisible()
  },
})
