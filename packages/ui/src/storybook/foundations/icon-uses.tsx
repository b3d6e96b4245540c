import Add from '@mui/icons-material/Add'
import AddCircleOutline from '@mui/icons-material/AddCircleOutline'
import ArrowBack from '@mui/icons-material/ArrowBack'
import BookmarkBorderOutlined from '@mui/icons-material/BookmarkBorderOutlined'
import CalendarMonthOutlined from '@mui/icons-material/CalendarMonthOutlined'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined'
import EventNoteOutlined from '@mui/icons-material/EventNoteOutlined'
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined'
import FlagOutlined from '@mui/icons-material/FlagOutlined'
import ForumOutlined from '@mui/icons-material/ForumOutlined'
import HealingOutlined from '@mui/icons-material/HealingOutlined'
import HistoryOutlined from '@mui/icons-material/HistoryOutlined'
import InsightsOutlined from '@mui/icons-material/InsightsOutlined'
import Keyboard from '@mui/icons-material/Keyboard'
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined'
import MedicalInformationOutlined from '@mui/icons-material/MedicalInformationOutlined'
import PeopleOutlined from '@mui/icons-material/PeopleOutlined'
import PrintOutlined from '@mui/icons-material/PrintOutlined'
import RateReviewOutlined from '@mui/icons-material/RateReviewOutlined'
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined'
import Refresh from '@mui/icons-material/Refresh'
import RestaurantMenuOutlined from '@mui/icons-material/RestaurantMenuOutlined'
import RoomServiceOutlined from '@mui/icons-material/RoomServiceOutlined'
import SoupKitchenOutlined from '@mui/icons-material/SoupKitchenOutlined'
import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined'
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined'
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined'
import TuneOutlined from '@mui/icons-material/TuneOutlined'
import VolumeOffOutlined from '@mui/icons-material/VolumeOffOutlined'
import VolumeUpOutlined from '@mui/icons-material/VolumeUpOutlined'
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined'
import type { ElementType } from 'react'

type IconUse = { name: string; Icon: ElementType; means: string }

/** The back-office's icons and the one thing that each means; a test compares them to the sources. */
export const iconUses: readonly IconUse[] = [
  { name: 'Add', Icon: Add, means: 'Créer, dans la page d’une liste' },
  { name: 'AddCircleOutline', Icon: AddCircleOutline, means: 'Prendre une commande, dans le menu de zone' },
  { name: 'ArrowBack', Icon: ArrowBack, means: 'Revenir au back-office' },
  { name: 'BookmarkBorderOutlined', Icon: BookmarkBorderOutlined, means: 'Vues enregistrées' },
  { name: 'CalendarMonthOutlined', Icon: CalendarMonthOutlined, means: 'Ouvrir le calendrier d’un champ' },
  { name: 'DeleteOutlined', Icon: DeleteOutlined, means: 'Oublier une vue' },
  { name: 'EventAvailableOutlined', Icon: EventAvailableOutlined, means: 'Réservations' },
  { name: 'EventNoteOutlined', Icon: EventNoteOutlined, means: 'Événements' },
  { name: 'FileDownloadOutlined', Icon: FileDownloadOutlined, means: 'Exporter' },
  { name: 'FileUploadOutlined', Icon: FileUploadOutlined, means: 'Importer' },
  { name: 'FlagOutlined', Icon: FlagOutlined, means: 'Signalements' },
  { name: 'ForumOutlined', Icon: ForumOutlined, means: 'Sessions du chatbot' },
  { name: 'HealingOutlined', Icon: HealingOutlined, means: 'Maladies, dans la console' },
  { name: 'HistoryOutlined', Icon: HistoryOutlined, means: 'Journal des actions' },
  { name: 'InsightsOutlined', Icon: InsightsOutlined, means: 'Analytics' },
  { name: 'Keyboard', Icon: Keyboard, means: 'Touches du clavier' },
  { name: 'LocalShippingOutlined', Icon: LocalShippingOutlined, means: 'Livraison' },
  { name: 'MedicalInformationOutlined', Icon: MedicalInformationOutlined, means: 'Maladies, dans le menu du chatbot' },
  { name: 'PeopleOutlined', Icon: PeopleOutlined, means: 'Comptes' },
  { name: 'PrintOutlined', Icon: PrintOutlined, means: 'Imprimer' },
  { name: 'RateReviewOutlined', Icon: RateReviewOutlined, means: 'Avis' },
  { name: 'ReceiptLongOutlined', Icon: ReceiptLongOutlined, means: 'Commandes' },
  { name: 'Refresh', Icon: Refresh, means: 'Actualiser' },
  { name: 'RestaurantMenuOutlined', Icon: RestaurantMenuOutlined, means: 'Plats' },
  { name: 'RoomServiceOutlined', Icon: RoomServiceOutlined, means: 'Service' },
  { name: 'SoupKitchenOutlined', Icon: SoupKitchenOutlined, means: 'Nouveau plat' },
  { name: 'SpaceDashboardOutlined', Icon: SpaceDashboardOutlined, means: 'Tableau de bord du chatbot' },
  { name: 'StorefrontOutlined', Icon: StorefrontOutlined, means: 'Restaurants' },
  { name: 'TableRowsOutlined', Icon: TableRowsOutlined, means: 'Console' },
  { name: 'TuneOutlined', Icon: TuneOutlined, means: 'Paramètres du chatbot' },
  { name: 'VolumeOffOutlined', Icon: VolumeOffOutlined, means: 'Son coupé' },
  { name: 'VolumeUpOutlined', Icon: VolumeUpOutlined, means: 'Son des nouvelles commandes' },
  { name: 'WarningAmberOutlined', Icon: WarningAmberOutlined, means: 'À vérifier' },
]
