export * from './QrCode.tsx'
