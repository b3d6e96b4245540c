export { Figure, type FigureProps, Figures } from './Figure.tsx'
export { Panel, type PanelProps, ToolButton } from './Panel.tsx'
export { Tabs, type TabsProps, tabId } from './Tabs.tsx'
