export { Figure, type FigureProps, Figures } from './Figure.tsx'
export { Panel, type PanelProps } from './Panel.tsx'
export { Tabs, type TabsProps, tabId } from './Tabs.tsx'
export { ToolButton } from './ToolButton.tsx'
