import { HttpError } from 'react-admin'
import { describe, expect, it, vi } from 'vitest'
import { notShown } from './notShown.ts'

describe('a record that could not be read', () => {
  const retry = vi.fn<() => void>()

  it.each([400, 403, 404])('is reported as not found after a %i, without a retry', (status) => {
    expect(notShown(new HttpError('Refus', status), retry)).toEqual({ message: 'Cet enregistrement est introuvable.' })
  })

  it('can be retried after any other error, with the message of that error', () => {
    expect(notShown(new HttpError('Serveur en panne', 500), retry)).toEqual({
      message: 'Serveur en panne',
      onRetry: retry,
    })
    expect(notShown(new Error(''), retry)).toEqual({ message: notShown('?', retry).message, onRetry: retry })
    expect(notShown('?', retry).message).toBe('Erreur inconnue')
  })
})
