import { useEffect } from 'react';

/**
 * Replaces every public page in the application's bundles. Such a page is plain HTML (decisions/005), so a navigation by
 * Gatsby's router becomes a full page load.
 */
export default function LoadedWhole() {
  useEffect(() => window.location.reload(), []);
  return null;
}
