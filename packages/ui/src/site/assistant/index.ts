export * from './AssistantForm.tsx'
export * from './ConsultationView.tsx'
export * from './ReportForm.tsx'
export * from './Welcome.tsx'
