import type { PageTable } from './PageTable';

/** Parts of a site's pages, as the charts show them and the list filters by them. */

/** Transfer size classes, lightest first. */
export const weights = [
  { id: 'under-10-kb', label: 'under 10 KB', below: 10_000 },
  { id: '10-50-kb', label: '10–50 KB', below: 50_000 },
  { id: '50-200-kb', label: '50–200 KB', below: 200_000 },
  { id: '200-kb-1-mb', label: '200 KB–1 MB', below: 1_000_000 },
  { id: 'over-1-mb', label: 'over 1 MB', below: Number.POSITIVE_INFINITY },
] as const;
export type WeightId = (typeof weights)[number]['id'];

export const weightOf = (bytes: number): number => weights.findIndex(({ below }) => bytes < below);

/** Maximum number of folders with a chart of their own; smaller ones share the last chart. */
const mostFolders = 8;

/** Stands for the folders that share a chart. Real folder names begin with “/”. */
export const otherFolders = 'other';

/** Returns the part for each folder number: its name, or `otherFolders`. */
export function folderParts(table: PageTable): readonly string[] {
  const sizes = new Float64Array(table.folders.length);
  for (const folder of table.column('folder')) sizes[folder] = (sizes[folder] ?? 0) + 1;
  const bySize = table.folders
    .map((folder, n) => ({ folder, size: sizes[n] ?? 0 }))
    .sort((a, b) => b.size - a.size || a.folder.localeCompare(b.folder));
  const own = new Set(
    bySize.slice(0, bySize.length <= mostFolders ? mostFolders : mostFolders - 1).map(({ folder }) => folder),
  );
  return table.folders.map((folder) => (own.has(folder) ? folder : otherFolders));
}
