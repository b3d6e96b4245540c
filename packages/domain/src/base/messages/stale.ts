/** Refusals of edits made from an outdated version. */
export const staleMessages = {
  dish: 'Ce plat a été modifié entre-temps\u00a0: rien n’a été enregistré. Relisez-le, puis enregistrez de nouveau.',
  restaurant:
    'Ce restaurant a été modifié entre-temps\u00a0: rien n’a été enregistré. Relisez-le, puis enregistrez de nouveau.',
  room: 'Cette salle a été modifiée entre-temps\u00a0: elle n’a pas été enregistrée. Relisez-la, puis enregistrez de nouveau.',
  disease:
    'Cette maladie a été modifiée entre-temps\u00a0: rien n’a été enregistré. Relisez-la, puis enregistrez de nouveau.',
  sign: 'Ce signe a été modifié entre-temps\u00a0: rien n’a été enregistré. Relisez-le, puis enregistrez de nouveau.',
  customer:
    'Ce client a été modifié entre-temps\u00a0: rien n’a été enregistré. Relisez sa fiche, puis enregistrez de nouveau.',
  house:
    'La maison a été modifiée entre-temps\u00a0: rien n’a été enregistré. Relisez-la, puis enregistrez de nouveau.',
  retention:
    'Cette durée a été modifiée entre-temps\u00a0: rien n’a été enregistré. Relisez-la, puis enregistrez de nouveau.',
  messageSwitches:
    'Ces choix ont été modifiés entre-temps\u00a0: rien n’a été enregistré. Relisez-les, puis enregistrez de nouveau.',
  chatbotSettings:
    'Ces paramètres ont été modifiés entre-temps\u00a0: rien n’a été sauvegardé. Relisez-les, puis sauvegardez de nouveau.',
  booking: (status: string) =>
    `Son statut a été changé entre-temps en «\u00a0${status}\u00a0». Rien d’autre n’a été modifié\u00a0; vérifiez, puis recommencez si besoin.`,
} as const
