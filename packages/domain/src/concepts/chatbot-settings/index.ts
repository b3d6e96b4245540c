export * from './chatbot-settings.calls.ts'
export * from './chatbot-settings.ts'
