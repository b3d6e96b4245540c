export { type ActionProps, type OwnQuestionProps, type UpdateProps } from './actions/action.ts'
export { BulkActions } from './actions/BulkActions.tsx'
export * from './actions/buttons.tsx'
export { CreateButton, EditButton } from './actions/linkButtons.tsx'
export { Admin, type AdminProps, CustomRoutes, Resource } from './admin/Admin.tsx'
export { AdminContext, type AdminContextProps } from './admin/AdminContext.tsx'
export type { BackEnd } from './admin/backEnd.ts'
export { Layout } from './admin/Layout.tsx'
export { Notification } from './admin/Notification.tsx'
export { usePageName, useShownPageName } from './admin/pageName.ts'
export { RecordLink } from './admin/RecordLink.tsx'
export { type ResourceModule, ResourceViews } from './admin/ResourceViews.tsx'
export type { SubjectOptions } from './admin/subject.ts'
export { useCan } from './admin/useCan.ts'
export {
  BooleanField,
  ChipField,
  DateField,
  EmailField,
  type FieldProps,
  FunctionField,
  type FunctionFieldProps,
  InstantField,
  MoneyField,
  NumberField,
  ReferenceField,
  type ReferenceFieldProps,
  SelectField,
  TextField,
  UrlField,
} from './fields/fields.tsx'
export { type InputProps, useBound } from './inputs/binding.ts'
export type { Choice, Choices } from './inputs/choices.ts'
export * from './inputs/inputs.tsx'
export { SimpleForm, type SimpleFormProps } from './inputs/SimpleForm.tsx'
export type { ColumnProps } from './list/column.ts'
export { DataTable, type DataTableProps } from './list/DataTable.tsx'
export { ExportButton } from './list/ExportButton.tsx'
export type { ExportForm } from './list/exportForm.ts'
export { FilterForm } from './list/FilterForm.tsx'
export { List, type ListProps } from './list/List.tsx'
export { Pagination } from './list/Pagination.tsx'
export { SavedQueries } from './list/SavedQueries.tsx'
export { SelectColumns } from './list/SelectColumns.tsx'
export { SimpleList, type SimpleListProps } from './list/SimpleList.tsx'
export { Create, type CreateProps } from './record/Create.tsx'
export { Edit, type EditProps } from './record/Edit.tsx'
export { HistoryContext } from './record/history.ts'
export { ReferenceManyField, type ReferenceManyFieldProps } from './record/ReferenceManyField.tsx'
export { Show, type ShowProps } from './record/Show.tsx'
export { SimpleShowLayout } from './record/SimpleShowLayout.tsx'
