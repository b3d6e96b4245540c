export * from './chatbot-settings.calls.ts'
export * from './chatbot-settings.ts'
export * from './read-settings.ts'
