import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('settings of the publisher', () => {
  it('are read, and absent where they are empty', () => {
    const { publisher } = readConfig({
      PUBLISHER_NAME: 'Potager SAS',
      PUBLISHER_ADDRESS: '1 rue des Halles\\n44000 Nantes',
      PUBLISHER_EMAIL: 'mailto:bonjour@potager.example',
      PUBLISHER_PHONE: '',
    })
    expect(publisher).toEqual({
      name: 'Potager SAS',
      address: '1 rue des Halles\n44000 Nantes',
      email: 'bonjour@potager.example',
    })
  })

  it('are refused with an invalid e-mail address or telephone number', () => {
    expect(() => readConfig({ PUBLISHER_EMAIL: 'bonjour', HOSTING_PHONE: 'bientôt' })).toThrow(
      /PUBLISHER_EMAIL est une adresse de courriel ; HOSTING_PHONE est un numéro de téléphone/,
    )
  })
})
