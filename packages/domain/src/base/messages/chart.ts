/** What stands around every chart: its table, its exports. */
export const chartMessages = {
  asTable: 'Voir les données',
  dataOf: (title: string) => `Données\u00a0: ${title}`,
  drawing: (title: string) => `Graphique\u00a0: ${title}. Ses chiffres sont dans le tableau qui suit.`,
  target: (percent: number) => `objectif ${percent}\u00a0%`,
  csv: 'CSV',
  png: 'PNG',
  exportCsv: (title: string) => `Exporter «\u00a0${title}\u00a0» en CSV`,
  exportPng: (title: string) => `Exporter «\u00a0${title}\u00a0» en PNG`,
  insufficient: 'Données insuffisantes',
  caption: (title: string, note: string) => `${title} (${note})`,
} as const
