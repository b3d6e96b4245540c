export * from './DiseaseDialog.tsx'
export * from './DiseaseImportDialog.tsx'
export * from './DiseasesScreen.tsx'
export * from './UrgencyChip.tsx'
