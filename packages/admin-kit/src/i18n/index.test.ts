import { fc, it as property } from '@fast-check/vitest'
import { expect, it } from 'vitest'
import { frenchI18nProvider } from './index.ts'

const { translate } = frenchI18nProvider

it('says react-admin’s phrases in French, with their names and the form of their count', () => {
  expect(translate('ra.action.save')).toBe('Enregistrer')
  expect(translate('ra.navigation.page_range_info', { offsetBegin: 1, offsetEnd: 20, total: 57 })).toBe('1-20 sur 57')
  const updated = (count: number) => translate('ra.notification.updated', { smart_count: count })
  expect([updated(0), updated(1), updated(2)]).toEqual([
    'Élément mis à jour',
    'Élément mis à jour',
    '2 éléments mis à jour',
  ])
})

it('returns what has no key: the default, or the text with its names', () => {
  expect(translate('resources.dishes.name', { smart_count: 2, _: 'Plat |||| Plats' })).toBe('Plats')
  expect(translate('Bonjour %{name}, %{other}. À ce soir', { name: 'Inès' })).toBe('Bonjour Inès, %{other}. À ce soir')
  expect(translate('ra.action', { _: 'Action' })).toBe('Action')
  expect(translate('ra.constructor.name')).toBe('ra.constructor.name')
})

property.prop([fc.string().filter((text) => !/[%|]/.test(text))])('leaves our own texts as they are', (text) => {
  expect(translate(text)).toBe(text)
})
