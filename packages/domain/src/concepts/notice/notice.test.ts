import { fc, test } from '@fast-check/vitest'
import { describe, expect, it } from 'vitest'
import { noticeDecisionLabels, noticeMotiveLabels, noticeRecourse, noticeRefusals } from '../../messages/index.ts'
import { messageText, type NoticeMessageKind } from '../message/index.ts'
import { newTicket } from '../request/index.ts'
import {
  decideNotice,
  type NoticeDraft,
  type NoticeWords,
  needsExplanation,
  noticeBody,
  noticeDecisions,
  noticeFieldOf,
  noticeFields,
  noticeLimits,
  noticeMotives,
  noticePaths,
  readNotice,
  readNoticeDraft,
  readOpenNotice,
} from './index.ts'
import { decideNoticeBody, noticeDecisionForm, sendNoticeBody } from './notice.schema.ts'

const typed: Partial<NoticeDraft> = { motive: 'FAKE', goodFaith: 'oui', ticket: newTicket() }
const draft = (change: Partial<NoticeDraft> = {}) => readNoticeDraft((field) => ({ ...typed, ...change })[field] ?? '')
const problems = (change: Partial<NoticeDraft>) => {
  const issues = sendNoticeBody.safeParse(noticeBody(draft(change))).error?.issues ?? []
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}

describe('a notice', () => {
  it('needs a motive and good faith, no name and no contact [REV-60]', () => {
    expect(problems({})).toEqual({})
    expect(problems({ name: 'Inès', email: 'ines@exemple.fr', phone: '06 39 98 11 22' })).toEqual({})
    expect(problems({ motive: '' })).toEqual({ motive: 'Choisissez un motif' })
    expect(problems({ goodFaith: '' })).toEqual({ goodFaith: expect.stringContaining('Cochez la case') })
    expect(problems({ email: 'ines@' })).toHaveProperty('email')
    expect(problems({ phone: 'allô' })).toHaveProperty('phone')
    expect(problems({ website: 'x' })).toEqual({ website: 'Laissez ce champ vide' })
    expect(problems({ ticket: '' })).toEqual({ ticket: expect.stringContaining('Rechargez') })
  })

  it('requires an explanation for some motives, of at most 2000 characters [REV-60]', () => {
    expect(noticeMotives.filter(needsExplanation)).toEqual(['ILLEGAL', 'OTHER'])
    for (const motive of noticeMotives) {
      expect(Object.keys(problems({ motive, explanation: '  ' }))).toEqual(
        needsExplanation(motive) ? ['explanation'] : [],
      )
      expect(problems({ motive, explanation: 'Le plat décrit n’est pas à la carte.' })).toEqual({})
    }
    const most = 'x'.repeat(noticeLimits.explanation.max)
    expect(problems({ explanation: most })).toEqual({})
    expect(problems({ explanation: `${most}x` })).toEqual({ explanation: 'Maximum 2000 caractères' })
  })

  it('is sent without empty fields, and maps refused fields to those of the form', () => {
    expect(noticeBody(draft({ name: ' Inès ' }))).toEqual({
      ticket: typed.ticket,
      motive: 'FAKE',
      fullName: 'Inès',
      goodFaith: true,
    })
    expect(['fullName', 'motive', 'x'].map(noticeFieldOf)).toEqual(['name', 'motive', undefined])
    expect(noticePaths.form('a/b')).toBe('/signaler-avis/a%2Fb')
    expect(noticePaths.link('t')).toBe('/signalement/t')
  })

  test.prop([fc.dictionary(fc.constantFrom(...noticeFields), fc.string())])('is read whatever was typed', (some) => {
    const read = readNoticeDraft((field) => some[field] ?? '')
    expect(Object.keys(read)).toEqual([...noticeFields])
    expect(() => sendNoticeBody.safeParse(noticeBody(read))).not.toThrow()
  })

  it('is read with defaults for missing fields, and without an unknown decision', () => {
    expect(readNotice(undefined)).toEqual({
      resourceType: '',
      resourceId: '',
      resourceName: '',
      motive: '',
      receivedAt: null,
    })
    expect(readNotice({ motive: 'x', decision: 'AUTRE' })).not.toHaveProperty('decision')
    expect(readOpenNotice({ id: 'n1', open: 2, review: { author: 'Zoé N.' } })).toMatchObject({
      id: 'n1',
      open: 2,
      published: false,
      review: { author: 'Zoé N.', rating: null },
    })
  })
})

describe('a decision on a notice', () => {
  it('requires a reason and the number of notices that were read [REV-63]', () => {
    const body = { decision: 'KEPT', reason: 'L’avis décrit une visite.', open: 1 }
    expect(decideNoticeBody.safeParse(body).success).toBe(true)
    for (const change of [{ decision: 'PENDING' }, { reason: '  ' }, { reason: 'x'.repeat(1001) }, { open: 0 }]) {
      expect(decideNoticeBody.safeParse({ ...body, ...change }).success).toBe(false)
    }
    expect(
      noticeDecisionForm.safeParse({ decision: '', reason: '' }).error?.issues.map(({ message }) => message),
    ).toEqual(['Choisissez de maintenir ou de retirer l’avis', 'Écrivez les motifs de la décision'])
    expect(decideNotice.request({ id: 'n1', decision: 'KEPT', reason: ' Vu. ', open: 3 })).toEqual({
      params: { id: 'n1' },
      body: { decision: 'KEPT', reason: 'Vu.', open: 3 },
    })
  })

  it('has labels, and tells a second decider who decided what and why', () => {
    expect(Object.keys(noticeMotiveLabels)).toEqual([...noticeMotives])
    expect(Object.keys(noticeDecisionLabels)).toEqual([...noticeDecisions])
    expect(noticeRefusals.decided('gerant', 'KEPT', 'Vu.')).toBe(
      'Déjà traité par gerant\u00a0: avis maintenu. Motifs\u00a0: «\u00a0Vu.\u00a0»',
    )
  })
})

describe('messages about a notice', () => {
  const words: NoticeWords = {
    about: 'La Fève Tonka',
    motives: ['OFFENSIVE', 'FAKE'],
    contact: 'bonjour@exemple.fr',
    decision: 'WITHDRAWN',
    reason: 'Le texte insulte une personne de la salle.',
  }
  const said = (kind: NoticeMessageKind, change: Partial<NoticeWords> = {}) =>
    messageText({ kind, words: { ...words, ...change } }).paragraphs.join('\n')

  it('tell both sides the decision, its reason, who made it and how to contest it [REV-66]', () => {
    for (const kind of ['notice-decided', 'notice-author'] as const) {
      const text = said(kind)
      expect(text).toContain('Propos injurieux ou haineux, Faux avis')
      expect(text).toContain('Décision\u00a0: avis retiré.')
      expect(text).toContain('«\u00a0Le texte insulte une personne de la salle.\u00a0»')
      expect(text).toContain(noticeRecourse.humans)
      expect(text).toContain('adressez vos raisons à la maison\u00a0: bonjour@exemple.fr.')
      expect(text).toContain('Arcom')
      expect(said(kind, { contact: '' })).toContain('écrivez ou téléphonez à la maison')
    }
  })

  it('acknowledge receipt first, without a decision [REV-62]', () => {
    const { decision: _, reason: __, ...open } = words
    const text = messageText({ kind: 'notice-received', words: open }).paragraphs.join('\n')
    expect(text).toContain('Nous avons reçu votre signalement')
    expect(text).not.toContain('retiré')
  })
})
