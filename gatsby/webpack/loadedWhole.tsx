import { useEffect } from 'react';

/**
 * Stands for every public page in the application's bundles: such a page is its HTML (decisions/005), so a way to it
 * that Gatsby's router has taken is taken again by the browser.
 */
export default function LoadedWhole() {
  useEffect(() => window.location.reload(), []);
  return null;
}
