import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('what the settings say of the publisher', () => {
  it('is kept as it was written, what is empty as absent', () => {
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

  it('is refused when nobody could write or call', () => {
    expect(() => readConfig({ PUBLISHER_EMAIL: 'bonjour', HOSTING_PHONE: 'bientôt' })).toThrow(
      /PUBLISHER_EMAIL est une adresse de courriel ; HOSTING_PHONE est un numéro de téléphone/,
    )
  })
})
