export * from './AssistantForm.tsx'
export { AssistantRefusal, Welcome, type WelcomeProps } from './AssistantForm.tsx'
export * from './ConsultationView.tsx'
export { ReportForm, type ReportFormProps } from './ConsultationView.tsx'
