import './gatsby/fonts.css';

export { wrapPageElement } from './gatsby/wrapPageElement';
