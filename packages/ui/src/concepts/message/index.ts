export { MessageSwitchesForm, type MessageSwitchesFormProps } from './MessageSwitchesForm.tsx'
export { MessagesScreen, type MessagesScreenProps } from './MessagesScreen.tsx'
