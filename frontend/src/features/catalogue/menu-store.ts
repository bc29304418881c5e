import { highlightsOnDemand, menuOnDemand } from '../../api/on-demand';
import { useResource } from '../boot/use-resource';

export const useMenu = () => useResource(menuOnDemand, 'Error cargando menú');

export const useHighlights = () => useResource(highlightsOnDemand, 'Error loading highlights');
