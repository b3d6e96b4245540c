import { createElement, type ReactNode, useEffect, useState } from 'react'
import { beforeAll, expect, it } from 'vitest'
import { formatLongDate } from '../../packages/domain/src/format/index.ts'
import { commonMessages } from '../../packages/domain/src/messages/index.ts'
import preview from '../preview.tsx'
import { drawnStrays } from './drawn.ts'

beforeAll(() => preview.composed.beforeAll())

/** What is found of a story that shows this, once its arguments and `data` are known. */
function straysOf(shown: ReactNode, args: { name?: string } = {}, data: string[] = []) {
  const meta = preview.meta({ title: 'Composants/Essai', component: () => shown })
  return drawnStrays('Essai', meta.story({ args }), data)
}

it('finds a French word that is written in a component', async () => {
  expect(await straysOf(createElement('p', {}, 'Commander'))).toEqual(['Commander'])
  expect(await straysOf(createElement('p', {}, commonMessages.retry, ' demain'))).toEqual(['demain'])
})

it.each(['aria-label', 'placeholder', 'title', 'alt'])('finds one that is only said: %s', async (attribute) => {
  expect(await straysOf(createElement('img', { [attribute]: 'Panier' }))).toEqual(['Panier'])
})

it('finds the choices of a list that is closed, and what is folded', async () => {
  const choices = createElement('optgroup', { label: 'Service' }, createElement('option', {}, 'À emporter'))
  expect(await straysOf(createElement('select', {}, choices))).toEqual(['À emporter', 'Service'])
  expect(await straysOf(createElement('details', {}, 'Plus tard'))).toEqual(['Plus tard'])
})

it('finds what comes only after the first drawing', async () => {
  function Late() {
    const [text, setText] = useState('')
    useEffect(() => {
      const timer = setTimeout(() => setText('Enfin'))
      return () => clearTimeout(timer)
    }, [])
    return text
  }
  expect(await straysOf(createElement(Late))).toEqual(['Enfin'])
})

it('takes away what the catalogue and formats write, what a story gives, and what is no language', async () => {
  const shown = [
    commonMessages.page(2),
    formatLongDate('2026-11-21'),
    ', Camille Roux (READY) 12',
    createElement('code', { key: 'code' }, 'grep'),
    createElement('span', { key: 'name', translate: 'no' }, 'WIFI'),
  ]
  expect(await straysOf(createElement('p', {}, ...shown), { name: 'Camille Roux' }, ['READY'])).toEqual([])
})

it('does not take a word for another that holds it', async () => {
  expect(await straysOf(createElement('p', {}, 'Paniers'), {}, ['Panier'])).toEqual(['Paniers'])
})
