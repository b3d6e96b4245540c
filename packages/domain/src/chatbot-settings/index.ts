export * from './chatbot-settings.ts'
