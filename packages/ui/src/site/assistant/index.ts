export * from './AssistantForm.tsx'
export * from './ConsultationView.tsx'
