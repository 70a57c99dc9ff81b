import { Layout } from '../layout/Layout';
import { Anatomy } from './Anatomy';
import { Checks } from './Checks';
import { Closing, Plans } from './Closing';
import { Hero } from './Hero';
import { Verdicts } from './Verdicts';

export function Home() {
  return (
    <Layout>
      <Hero />
      <Anatomy />
      <Verdicts />
      <Checks />
      <Plans />
      <Closing />
    </Layout>
  );
}
