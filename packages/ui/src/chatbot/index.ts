export { ChatbotRail, type ChatbotRailProps } from './ChatbotRail.tsx'
